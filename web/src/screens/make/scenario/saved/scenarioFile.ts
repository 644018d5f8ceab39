/** Scenario files, to and from this device. */
import { download } from '../../../../ui/page/download'

/** The server takes no longer ones. */
export const LONGEST_FILE = 15_000

/** A name that every disk takes: letters and figures of any script, the rest as hyphens. */
export function fileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return `${plain || 'scenario'}.toml`
}

export function save(name: string, text: string): void {
  download(new Blob([text], { type: 'application/toml' }), name)
}
