# What is new in a scenario.
rules-new-title = Novità di stasera
rules-new-next = Avanti
rules-new-close = Capito

rule-one_exit-title = Una sola uscita
rule-one_exit-text = Tutti e quattro gli eroi escono dall’uscita viola.
rule-own_exits-title = Quattro uscite
rule-own_exits-text = Ogni eroe deve uscire dall’uscita del suo colore.
rule-pass_cards-title = Passa le carte
rule-pass_cards-text = Ogni volta che si gira la clessidra, tutti passano la carta a sinistra.
rule-elf_opens_talk-title = Le orecchie dell’elfo
rule-elf_opens_talk-text = Quando l’elfo esplora, tutti possono parlare finché qualcuno non agisce.
rule-dwarf_passages-title = Passaggi del nano
rule-dwarf_passages-text = Alcuni muri hanno un passaggio in cui entra solo il nano.
rule-crystal_balls-title = Il veggente
rule-crystal_balls-text = Finché il mago sta su una sfera di cristallo, si possono piazzare fino a due tessere su caselle Esplorazione di qualunque colore.
rule-cameras-title = Telecamere
rule-cameras-text = Finché funzionano due o più telecamere, nessun eroe può fermarsi su una clessidra.
rule-barbarian_breaks_cameras-title = Lo spaccatutto
rule-barbarian_breaks_cameras-text = Una telecamera si rompe quando il barbaro ci si ferma sopra.
rule-stack_face_up-title = Preveggenza
rule-stack_face_up-text = Vedete sempre quale tessera arriva dopo.
rule-leader-title = Il leader
rule-leader-text = Un giocatore non ha carte, ma solo lui può usare il campanello. Il leader cambia quando le carte passano.
rule-fool_the_guards-title = Inganna le guardie
rule-fool_the_guards-text = Ogni eroe prende un oggetto non suo, va a un’uscita non sua e ci resta. Ogni uscita è per un solo eroe.
rule-moving_walls-title = Muri in movimento
rule-moving_walls-text = Ogni volta che si gira la clessidra prima del furto, vanno tolte due tessere prima che qualcuno possa agire.
rule-hands_only-title = Solo mani
rule-hands_only-text = Quando si può parlare, si può solo indicare e fare gesti: niente parole.
rule-two_boards-title = Due dimensioni
rule-two_boards-text = Ci sono due centri commerciali, e i quattro eroi non possono mai stare tutti nello stesso. Si passa solo con un vortice: per prenderlo, un eroe deve stare su uno del suo colore.
rule-no_talk-title = Nemmeno una parola
rule-no_talk-text = Non si parla mai. Avete solo il campanello e lo sguardo.
rule-no_bell-title = Solo occhi
rule-no_bell-text = Niente campanello, solo lo sguardo.
rule-no_vortex-title = Niente vortici
rule-no_vortex-text = I vortici non funzionano.
rule-no_gatherings-title = Niente assembramenti
rule-no_gatherings-text = Una tessera con un eroe sopra è chiusa a tutti gli altri, tranne la tessera iniziale.

# The one rule that needs no lesson
rule-open_talk_allowed-title = Parola libera
rule-open_talk_allowed-text = Potete accordarvi per parlare sempre.
