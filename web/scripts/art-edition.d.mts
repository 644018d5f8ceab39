export function artEdition(): string
