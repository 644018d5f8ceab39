export function gameIcon(name: string): string | undefined
