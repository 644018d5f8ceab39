/** The files with the types of all that travels, as they have to be. */
export function freshTypes(): Promise<{ file: URL; text: string }[]>
