# The 17 scenarios: a name, and what is special about each in a sentence or two.
scenario-1-name = Prima occhiata
scenario-1-words = Un piccolo centro commerciale e un’uscita per tutti. Imparate a condividere quattro eroi senza una parola.
scenario-2-name = Quattro porte
scenario-2-words = Ora ogni eroe ha un’uscita del suo colore. Ricordate dove le avete viste.
scenario-3-name = Passa a sinistra
scenario-3-words = Ogni volta che si gira la clessidra, tutte le carte passano di un posto a sinistra. Guarda due volte che cosa hai.
scenario-4-name = Passaggi stretti, orecchie fini
scenario-4-words = Il nano sguscia nei passaggi tra i muri. Quando l’elfo esplora, tutti possono parlare per un momento.
scenario-5-name = Il veggente
scenario-5-words = In cima alla pila c’è una sfera di cristallo: da lì il mago esplora due volte, ovunque.
scenario-6-name = Lo spaccatutto
scenario-6-words = Due telecamere. Finché funzionano entrambe nessuna clessidra si può girare, a meno che il barbaro non ne rompa una.
scenario-7-name = Occhi ovunque
scenario-7-words = Niente di nuovo, solo tutto insieme: un grande centro commerciale e quattro telecamere.
scenario-8-name = Preveggenza
scenario-8-words = La pila è scoperta. Tutti vedono quale tessera arriva dopo.
scenario-9-name = Segui il leader
scenario-9-words = Un giocatore non ha carte ma guida: solo il leader può usare il campanello. Il ruolo passa con le carte.
scenario-10-name = Inganna le guardie
scenario-10-words = Ogni eroe prende un oggetto non suo, va a un’uscita non sua e ci resta.
scenario-11-name = Muri in movimento
scenario-11-words = Ogni giro di clessidra costa due tessere. Scegliete bene e non tagliate fuori nessuno.
scenario-12-name = Solo mani
scenario-12-words = Nessuno parla nemmeno quando si può: si indica e si fanno gesti.
scenario-13-name = Due dimensioni
scenario-13-words = Due centri commerciali che non si incontrano mai, due eroi in ciascuno. Si passa solo con i vortici.
scenario-14-name = Nemmeno una parola
scenario-14-words = Non si parla mai. Avete solo il campanello e lo sguardo.
scenario-15-name = Solo occhi
scenario-15-words = Né parole né campanello. Solo sguardi.
scenario-16-name = Niente vortici
scenario-16-words = I vortici non si possono usare. Ogni strada va fatta a piedi.
scenario-17-name = Niente assembramenti
scenario-17-words = Mai due eroi sulla stessa tessera, tranne quella iniziale.

scenario-campaign = Campagna
scenario-challenges = Sfide
scenario-own = I tuoi
# $count: how many parts of the mall there are to find
scenario-tiles = { $count ->
    [one] { $count } tessera
   *[other] { $count } tessere
}
# $time: minutes and seconds, such as 3:00
scenario-sand = sabbia: { $time }
# Of a stack that is not shuffled.
scenario-in-order = Tessere in ordine fisso
