import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type ArchiveEntry, isBomb, isIntactArchive, escapesFolder, readArchive } from '#src/model/file/archive.ts'
import { zip } from '#src/mock/files/zip.ts'
import { joinBytes, textBytes, withFields } from '#tests/support/files.ts'
import { archiveOf, fields, nameField, type Part } from './archives.ts'

const plain: ArchiveEntry = {
  name: 'a.txt',
  otherName: null,
  packed: 1,
  unpacked: 1,
  isEncrypted: false,
  isPlain: true,
}
const read = (...parts: Part[]) => readArchive(archiveOf(parts))
/** CRC-32 of the default content, the letter x. */
const sumOfX = 0x8cdc1683
const follows = (...mark: readonly number[]) => fields(...[...mark, sumOfX, 1, 1].map((value) => [4, value] as const))
const readOne = (part: Partial<Part>) => readArchive(archiveOf([{ name: 'a.txt', ...part }]))

describe('[AC-11] reading an archive', () => {
  test('names, sizes and kinds of all entries, in the order of the directory', () => {
    const packed = { name: '清单/b.txt', method: 8, body: 'xyz', packed: 3, unpacked: 300 }
    expect(read({ name: 'a.txt' }, packed, { name: 'c/', body: '', attributes: 0x41ed0010 })).toMatchObject([
      plain,
      { ...plain, name: '清单/b.txt', packed: 3, unpacked: 300 },
      { ...plain, name: 'c/', packed: 0, unpacked: 0 },
    ])
    expect(readArchive(zip([['a.txt', 'x']]))).toMatchObject([plain])
  })

  test('an archive inside a larger buffer is read from its own first byte', () => {
    const bytes = archiveOf([{ name: 'a.txt' }])
    expect(readArchive(joinBytes(fields([4, 7]), bytes).subarray(4))).toMatchObject([plain])
  })

  test('a comment of up to 65,535 bytes at the end is allowed, and an end record inside it is ignored', () => {
    const parts = [{ name: 'a.txt' }]
    expect(readArchive(archiveOf(parts, { comment: '说明' }))).toMatchObject([plain])
    expect(readArchive(archiveOf(parts, { comment: 'c'.repeat(65_535) }))).toMatchObject([plain])
    const looks = `PK\u0005\u0006${'\0'.repeat(30)}`
    expect(readArchive(archiveOf(parts, { comment: looks }))).toMatchObject([plain])
  })

  test('refused: no archive, empty, truncated, shorter than declared, or with another number of files', () => {
    const bytes = archiveOf([{ name: 'a.txt' }])
    for (const broken of [
      new Uint8Array(),
      bytes.slice(0, 21),
      bytes.slice(0, -1),
      bytes.slice(1),
      joinBytes(bytes, textBytes('x')),
      joinBytes(textBytes('x'), bytes),
      archiveOf([]),
      archiveOf([{ name: 'a.txt' }], { count: 2 }),
      archiveOf([{ name: 'a.txt' }], { count: 0 }),
    ])
      expect(readArchive(broken)).toBeNull()
  })

  test('zip64 sizes are not supported', () => {
    expect(readOne({ packed: 0xffffffff })).toBeNull()
    expect(readOne({ unpacked: 0xffffffff })).toBeNull()
  })

  test('stored or deflated only: other methods cannot be checked', () => {
    for (const method of [0, 8]) expect(readOne({ method })).toMatchObject([plain])
    for (const method of [1, 6, 7, 9, 10, 12, 14, 93, 95, 98, 99]) expect(readOne({ method })).toBeNull()
  })

  test('encryption is detected by the flags', () => {
    expect(readOne({ flags: 0x0001 })).toMatchObject([{ isEncrypted: true }])
    expect(readOne({ flags: 0x0801 })).toMatchObject([{ isEncrypted: true }])
    expect(readOne({ flags: 0x0040 })).toMatchObject([{ isEncrypted: true }])
    expect(readOne({ flags: 0x2000 })).toMatchObject([{ isEncrypted: true }])
    expect(readOne({ flags: 0x0800 })).toMatchObject([{ isEncrypted: false }])
  })

  test('a link, device, pipe or socket of Unix or Windows is not a plain file', () => {
    for (const attributes of [0, 0x20, 0x10, 0x81a40000, 0x81ed0020, 0x41ed0010, 0x01a40000])
      expect(readOne({ attributes }), attributes.toString(16)).toMatchObject([{ isPlain: true }])
    for (const attributes of [
      0xa1ff0000, 0xa1ff0020, 0x11a40000, 0x21a40000, 0x61a40000, 0xc1a40000, 0x400, 0x81a40420,
    ])
      expect(readOne({ attributes }), attributes.toString(16)).toMatchObject([{ isPlain: false }])
  })

  test.each<[string, Partial<Part>]>([
    ['another name', { own: { name: 'b.exe' } }],
    ['a longer name with the same start', { own: { name: 'a.txt.exe' } }],
    ['other flags', { own: { flags: 1 } }],
    ['another method', { own: { method: 8 } }],
    ['another size', { own: { packed: 2 } }],
    ['another unpacked size', { own: { unpacked: 2 } }],
    ['no sizes, though none follow', { own: { packed: 0, unpacked: 0 } }],
    ['a name of its own in the extra field', { ownExtra: nameField('b.exe') }],
    ['another name in the extra field', { extra: nameField('a.txt'), ownExtra: nameField('b.exe') }],
  ])('refused: a local header with %s', (_, part) => {
    expect(readOne(part)).toBeNull()
  })

  test('entries are where the directory says, contiguous, and fill the file', () => {
    const two = [{ name: 'a.txt' }, { name: 'b.txt' }]
    expect(read(...two)?.map(({ name }) => name)).toEqual(['a.txt', 'b.txt'])
    // Their order in the directory does not matter.
    const [first, second] = [
      { name: 'b.txt', at: 36 },
      { name: 'a.txt', at: 0 },
    ]
    const bytes = archiveOf([first, second])
    const swapped = withFields(bytes, [30, 1, 97], [66, 1, 98])
    expect(readArchive(swapped)?.map(({ name }) => name)).toEqual(['b.txt', 'a.txt'])
    expect(read({ name: 'a.txt' }, { name: 'a.txt', at: 0 })).toBeNull()
    expect(read({ name: 'a.txt', at: 1 })).toBeNull()
    expect(read({ name: 'a.txt', at: 100_000 })).toBeNull()
    expect(read({ name: 'a.txt', behind: textBytes('PK') })).toBeNull()
    expect(read({ name: 'a.txt', behind: textBytes('PK') }, { name: 'b.txt' })).toBeNull()
    expect(read({ name: 'a.txt', packed: 2 })).toBeNull()
    expect(readArchive(withFields(archiveOf([{ name: 'a.txt' }]), [0, 1, 0]))).toBeNull()
  })

  test('sizes may follow the content, with or without a signature, when the flags say so', () => {
    const [marked, unmarked] = [follows(0x08074b50), follows()]
    const streamed = { flags: 8, own: { packed: 0, unpacked: 0 } }
    expect(readOne({ ...streamed, behind: marked })).toMatchObject([plain])
    expect(readOne({ ...streamed, behind: unmarked })).toMatchObject([plain])
    expect(readOne({ flags: 8, behind: marked })).toMatchObject([plain])
    expect(read({ name: 'a.txt', ...streamed, behind: marked }, { name: 'b.txt' })).toHaveLength(2)
    expect(readOne({ behind: marked })).toBeNull()
    expect(readOne({ flags: 8, own: { packed: 0 }, behind: marked })).toBeNull()
    expect(readOne({ flags: 8, own: { unpacked: 0 }, behind: marked })).toBeNull()
    expect(readOne({ ...streamed, behind: marked.slice(4, 15) })).toBeNull()
  })

  test.each<[string, Partial<Part>]>([
    ['another checksum', { behind: fields([4, 0x08074b50], [4, 7], [4, 1], [4, 1]) }],
    ['another size', { behind: fields([4, 0x08074b50], [4, sumOfX], [4, 2], [4, 1]) }],
    ['another unpacked size, without a signature', { behind: fields([4, sumOfX], [4, 1], [4, 4_000_000]) }],
  ])('refused: a data descriptor with %s', (_, part) => {
    expect(readOne({ flags: 8, own: { packed: 0, unpacked: 0 }, ...part })).toBeNull()
  })

  test('the checksum in the local header equals that of the directory, or is absent when it follows', () => {
    const bytes = archiveOf([{ name: 'a.txt' }])
    expect(readArchive(withFields(bytes, [14, 4, 7]))).toBeNull()
    expect(readArchive(withFields(bytes, [14, 4, 0]))).toBeNull()
    const streamed = archiveOf([{ name: 'a.txt', flags: 8, behind: follows() }])
    expect(readArchive(withFields(streamed, [14, 4, 0]))).toMatchObject([plain])
    expect(readArchive(withFields(streamed, [14, 4, 7]))).toBeNull()
  })

  test('a name in the extra field is reported; other fields are skipped, broken ones refused', () => {
    const other = fields([2, 0x5455], [2, 5], [1, 1], [4, 0])
    expect(readOne({ extra: nameField('清单.txt') })).toMatchObject([{ name: 'a.txt', otherName: '清单.txt' }])
    expect(readOne({ extra: joinBytes(other, nameField('b.exe')) })).toMatchObject([{ otherName: 'b.exe' }])
    const both = { extra: nameField('b.txt'), ownExtra: joinBytes(other, nameField('b.txt')) }
    expect(readOne(both)).toMatchObject([{ otherName: 'b.txt' }])
    expect(readOne({ extra: other, ownExtra: other })).toMatchObject([plain])
    expect(readOne({ extra: fields([2, 0x5455], [2, 1]) })).toBeNull()
    expect(readOne({ ownExtra: fields([2, 0x5455], [2, 1]) })).toBeNull()
    // Two names: some programs use the first, some the last.
    expect(readOne({ extra: joinBytes(nameField('b.exe'), nameField('a.txt')) })).toBeNull()
    expect(
      readOne({ extra: nameField('a.txt'), ownExtra: joinBytes(nameField('b.exe'), nameField('a.txt')) }),
    ).toBeNull()
    // Fewer than four bytes at the end are padding.
    expect(readOne({ extra: fields([2, 0], [1, 0]) })).toMatchObject([plain])
  })

  test('a field that redefines the file is refused, as is an unknown one', () => {
    for (const id of [0x0001, 0x000d, 0x0017, 0x0065, 0x6c78, 0x756e, 0x9901, 0x1234]) {
      const field = fields([2, id], [2, 4], [4, 0xa1ff])
      expect(readOne({ extra: field }), id.toString(16)).toBeNull()
      expect(readOne({ ownExtra: field }), id.toString(16)).toBeNull()
    }
    for (const id of [0x000a, 0x5455, 0x5855, 0x6375, 0x7855, 0x7875, 0xa11e, 0xa220, 0xcafe, 0xd935])
      expect(readOne({ extra: fields([2, id], [2, 4], [4, 0]) }), id.toString(16)).toMatchObject([plain])
  })
})

describe('[AC-11] contents of an archive', () => {
  const text = 'a text of the file, a text of the file'
  const content = deflateRawSync(text)
  const base = { name: 'a.txt', method: 8, content, body: text, packed: content.length }
  const isTrue = async (part: Partial<Part>) => {
    const bytes = archiveOf([{ name: 'b.txt' }, { ...base, ...part }])
    return isIntactArchive(bytes, readArchive(bytes)!)
  }

  test('is intact when each file has the declared size and checksum, stored, deflated or empty', async () => {
    expect(await isTrue({})).toBe(true)
    expect(await isTrue({ content: deflateRawSync(text, { level: 0 }), packed: text.length + 5 })).toBe(true)
    expect(await isTrue({ method: 0, content: textBytes(text), packed: text.length })).toBe(true)
    expect(await isTrue({ body: '', content: deflateRawSync(''), packed: 2 })).toBe(true)
    expect(await isTrue({ body: '', method: 0, content: textBytes(''), packed: 0 })).toBe(true)
  })

  test.each<[string, Partial<Part>]>([
    ['when it unpacks to more', { unpacked: 1 }],
    ['with one byte less', { unpacked: text.length - 1 }],
    ['with one byte more', { unpacked: text.length + 1 }],
    ['with other content of the same size', { body: text.toUpperCase() }],
    ['when a stored file is shorter', { method: 0, content: textBytes(text), packed: text.length, unpacked: 100 }],
    [
      'when a stored file has other content',
      { method: 0, content: textBytes(text.toUpperCase()), packed: text.length },
    ],
    ['when it is not deflated', { content: textBytes(text), packed: text.length }],
    ['when truncated', { content: content.subarray(0, -1), packed: content.length - 1 }],
    [
      'with another file after it',
      { content: joinBytes(content, zip([['b.exe', 'x']])), packed: content.length + zip([['b.exe', 'x']]).length },
    ],
    ['with a single byte after it', { content: joinBytes(content, textBytes('\0')), packed: content.length + 1 }],
  ])('is not intact %s', async (_, part) => {
    expect(await isTrue(part)).toBe(false)
  })

  test('a bomb that declares a small size is abandoned once it exceeds it', async () => {
    const bomb = deflateRawSync(Buffer.alloc(50_000_000))
    const begun = performance.now()
    expect(await isTrue({ content: bomb, packed: bomb.length, unpacked: 10 })).toBe(false)
    expect(performance.now() - begun).toBeLessThan(500)
  })
})

describe('[AC-11] names that escape the archive', () => {
  test.each([
    '/a',
    String.raw`\a`,
    'C:a',
    'c:/a',
    String.raw`a\b`,
    'a\0b',
    '..',
    '../a',
    'a/..',
    'a/../b',
    '.',
    'a/./b',
    'a/.. /b',
    '. ./a',
    'a/ /b',
  ])('%j does', (name) => {
    expect(escapesFolder(name)).toBe(true)
  })

  test.each(['a', 'a/b', '.a', 'a.', '..a', 'a../b', 'a/', 'ab:c', '1:a', '说明/清单.txt', ''])(
    '%j does not',
    (name) => {
      expect(escapesFolder(name)).toBe(false)
    },
  )
})

describe('[AC-11] archives that unpack to too much', () => {
  const of = (count: number, unpacked: number) => Array.from({ length: count }, () => ({ ...plain, unpacked }))
  test.each<[string, ArchiveEntry[], number, boolean]>([
    ['2,000 files', of(2000, 1), 100_000, false],
    ['2,001 files', of(2001, 1), 100_000, true],
    ['200,000,000 bytes', of(2, 100_000_000), 20_000_000, false],
    ['200,000,001 bytes', [...of(2, 100_000_000), ...of(1, 1)], 20_000_000, true],
    ['10,000,000 bytes out of almost nothing', of(1, 10_000_000), 1000, false],
    ['10,000,001 bytes out of almost nothing', of(1, 10_000_001), 1000, true],
    ['20,000,000 bytes out of a two hundredth', of(1, 20_000_000), 100_000, false],
    ['20,000,000 bytes out of less than that', of(1, 20_000_000), 99_999, true],
  ])('%s', (_, entries, size, expected) => {
    expect(isBomb(entries, size)).toBe(expected)
  })
})
