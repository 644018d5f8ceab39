book-lead = Alle overwinningen op deze server, rechtstreeks uit de logboeken. Minder keer de zandloper draaien is beter; bij gelijke stand telt meer zand.
book-groups = Wiens boek
book-groups-words = Een groep herken je aan de namen aan tafel; hoofdletters en spaties tellen niet. Er zijn geen accounts.
book-all = Iedereen hier
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
book-nobody-yet = Dit heeft nog niemand gedaan. Zijn jullie de eersten?
book-not-yet = Deze groep heeft dit nog niet gedaan.
book-play = Speel het
book-watch = Bekijk
book-legend = Een volle ster is een zuivere overwinning. Bij een gestippelde ster hoort een merkje; die wacht nog op zijn ster. Tik op een ster voor meer.
book-empty = Het boek is nog leeg. Kies een stempel of een ster, en speel.
book-loading = Het boek gaat open…
book-away = Het boek is nu niet te lezen. Is de server er wel?
book-print = Druk het blad af
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
book-mark-rigged = doorgestoken
book-mark-talk = altijd praten
book-mark-sand = andere zandloper
book-mark-face = andere hal
book-mark-tiles = ander centrum
book-mark-own = eigen scenario
book-mark-daily = van de dag
book-mark-continued = verder gespeeld
book-mark-again = zelfde spel nog eens

# After a game.
book-news-first = Nieuw in het boek: jullie eerste ster hier!
book-news-better = Nieuw in het boek: beter dan ooit!
