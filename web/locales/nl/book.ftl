book-lead = Alle overwinningen op deze server. Minder vaak de zandloper omdraaien is beter; bij gelijke stand telt het zand dat over is.
book-groups = Wiens boek
book-groups-words = Een groep zijn gewoon de namen aan tafel; hoofdletters en spaties maken niet uit. Er zijn geen accounts.
book-all = Iedereen
book-has-stars =
    { $stars ->
        [one] één ster
       *[other] { $stars } sterren
    }
# $count: how many groups are not listed yet
book-more-groups =
    { $count ->
        [one] nog één groep
       *[other] nog { $count } groepen
    }
book-stars = { $stars } van { $of } sterren
# $sand: such as 1:34
book-figures =
    { $turns ->
        [0] niet gedraaid · { $sand } over
        [one] één keer gedraaid · { $sand } over
       *[other] { $turns } keer gedraaid · { $sand } over
    }
# How a line of the book looks, read aloud.
book-look-full = gewonnen, een ster
book-look-marked = gewonnen, met een merkje
book-look-none = nog niet gewonnen
# $line: its name; $state: one of the three above
book-open = { $line }: { $state }
book-nobody = nog niemand
book-nobody-yet = Dit heeft nog niemand gewonnen. Zijn jullie de eersten?
book-not-yet = Deze groep heeft dit nog niet gewonnen.
book-play = Speel het
book-watch = Bekijk
book-legend = Een volle ster is een zuivere overwinning. Een gestippelde ster is een overwinning met een merkje. Tik op een ster voor meer.
book-empty = Het boek is nog leeg. Kies een stempel of een ster en speel.
book-loading = Boek openen…
book-away = Het boek kan nu niet open. Draait de server?
book-print = Blad afdrukken
book-turns = Gedraaid
book-sand = Zand over
book-date = Datum
book-names = Namen
book-sheet-legend = ★ zuiver gewonnen · ☆ gewonnen met een merkje · keer gedraaid · zand over
book-printed = Afgedrukt op { $date }

# Why a win does not count as pure.
book-marks = Merkjes
book-mark-bots = met bots
book-mark-paused = gepauzeerd
book-mark-interrupted = onderbroken
book-mark-rigged = gemanipuleerd
book-mark-talk = vrij praten
book-mark-sand = andere zandloper
book-mark-face = andere starttegel
book-mark-tiles = andere tegels
book-mark-own = eigen scenario
book-mark-daily = uitdaging van de dag
book-mark-continued = verder gespeeld
book-mark-again = zelfde spel
book-mark-table = aan tafel

# After a game.
book-news-first = Nieuw in het boek: jullie eerste ster hier!
book-news-better = Nieuw in het boek: jullie beste overwinning!
