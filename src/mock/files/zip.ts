import { strToU8, zipSync } from 'fflate'

/** The earliest day of the archive format, as local time: the same bytes in every time zone. */
const epoch = new Date(1980, 0, 1)

type Packed = readonly [name: string, content: string | Uint8Array<ArrayBuffer>]

/** An archive of texts and files, stored without compression. */
export const zip = (files: readonly Packed[]): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(
      files.map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
    ),
    { level: 0, mtime: epoch },
  )
