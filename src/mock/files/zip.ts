import { strToU8, zipSync } from 'fflate'

/** The earliest day of the archive format, as local time: the same bytes in every time zone. */
const epoch = new Date(1980, 0, 1)

/** An archive of texts, stored without compression. */
export const zip = (files: readonly (readonly [name: string, text: string])[]): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)])), { level: 0, mtime: epoch })
