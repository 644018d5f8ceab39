/** The TypeScript of a JSON Schema, as it is kept in src/protocol/messages.ts. */
export function typesOf(schema: unknown): Promise<string>
