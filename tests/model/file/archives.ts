import { crc32 } from '#src/model/file/crc32.ts'
import { joinBytes, textBytes } from '#tests/support/files.ts'

/** Little-endian fields: `[bytes, value]`. */
export const fields = (...values: readonly (readonly [size: 1 | 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    values.flatMap(([size, value]) => Array.from({ length: size }, (_, byte) => Math.floor(value / 256 ** byte) & 255)),
  )

export type Part = {
  name: string
  /** Where its local header differs from the directory. */
  own?: { name?: string; flags?: number; method?: number; packed?: number; unpacked?: number }
  /** The unpacked content. */
  body?: string
  /** The packed content, by default unpacked. */
  content?: Uint8Array
  flags?: number
  method?: number
  packed?: number
  unpacked?: number
  attributes?: number
  extra?: Uint8Array
  ownExtra?: Uint8Array
  /** Bytes after the content. */
  behind?: Uint8Array
  at?: number
}

/** The extra field with a UTF-8 name. */
export const nameField = (name: string): Uint8Array<ArrayBuffer> =>
  joinBytes(fields([2, 0x7075], [2, 5 + textBytes(name).length], [1, 1], [4, 0]), textBytes(name))

const none = fields()

function withDefaults(part: Part) {
  const body = textBytes(part.body ?? 'x')
  const content = part.content ?? body
  const sizes = { packed: content.length, unpacked: body.length }
  const rest = { flags: 0, method: 0, attributes: 0, extra: none, ownExtra: none, behind: none }
  const given = { ...sizes, ...rest, ...part, content, sum: [4, crc32(body)] as const }
  return { ...given, own: { ...given, ...part.own } }
}

function localOf(part: Part): Uint8Array {
  const { own, ownExtra, content, sum, behind } = withDefaults(part)
  const label = textBytes(own.name)
  return joinBytes(
    fields([4, 0x04034b50], [2, 20], [2, own.flags], [2, own.method], [4, 0], sum),
    fields([4, own.packed], [4, own.unpacked], [2, label.length], [2, ownExtra.length]),
    label,
    ownExtra,
    content,
    behind,
  )
}

function entryOf(part: Part, offset: number): Uint8Array {
  const { name, flags, method, sum, packed, unpacked, extra, attributes, at = offset } = withDefaults(part)
  const label = textBytes(name)
  return joinBytes(
    fields([4, 0x02014b50], [2, 20], [2, 20], [2, flags], [2, method], [4, 0], sum, [4, packed], [4, unpacked]),
    fields([2, label.length], [2, extra.length], [2, 0], [2, 0], [2, 0], [4, attributes], [4, at]),
    label,
    extra,
  )
}

/** An archive built field by field, also in ways no program does. */
export function archiveOf(
  parts: readonly Part[],
  { count = parts.length, comment = '' }: { count?: number; comment?: string } = {},
): Uint8Array<ArrayBuffer> {
  const locals = parts.map(localOf)
  const offsets = locals.map((_, index) => joinBytes(...locals.slice(0, index)).length)
  const directory = joinBytes(...parts.map((part, index) => entryOf(part, offsets[index]!)))
  const [start, words] = [joinBytes(...locals).length, textBytes(comment)]
  return joinBytes(
    ...locals,
    directory,
    fields([4, 0x06054b50], [4, 0], [2, count], [2, count], [4, directory.length], [4, start], [2, words.length]),
    words,
  )
}
