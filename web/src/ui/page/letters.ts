/** Waits for the letters, so that no line of text changes its width, and moves others, once it stands. */

/** Rather a page in other letters than none for longer. */
const PATIENCE_MS = 1_500

const FACES = ['400 1rem "Tilt Neon"', '600 1rem "Nunito Variable"']

/** `sample`: some text of the language that is spoken, so that its own letters come. */
export async function lettersFor(sample: string): Promise<void> {
  const patience = new Promise((done) => setTimeout(done, PATIENCE_MS))
  const all = Promise.allSettled(FACES.map((face) => document.fonts.load(face, sample)))
  await Promise.race([all, patience])
}
