import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { chainBeginning, type ChainRow, commitmentText, linkText, verifyChain } from '#src/model/bidding/chain.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
/** The browser's SHA-256, which is asynchronous. */
const webSha256 = async (text: string) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex')

function chain(amounts: readonly string[], salt = '', apartMs = 1000): ChainRow[] {
  const rows: ChainRow[] = []
  for (const [index, amount] of amounts.entries()) {
    const [seq, time] = [index + 1, 1000 + apartMs * index]
    const content = { bidNo: `10${index % 2}`, amount, phaseId: 2, stage: null, priority: false, salt }
    const commitment = sha256(commitmentText('R1', seq, time, content))
    const link = sha256(linkText(rows.at(-1)?.link ?? chainBeginning, seq, time, commitment))
    rows.push({ seq, time, commitment, link, content })
  }
  return rows
}

const rows = chain(['100', '105', '110', '115'])
const changed = (index: number, over: (row: ChainRow) => Partial<ChainRow>) =>
  rows.map((row, place) => (place === index ? { ...row, ...over(row) } : row))

describe('the chain of bids', () => {
  test('texts are canonical', () => {
    const content = { bidNo: '1065', amount: '100.50', phaseId: 3, stage: 2, priority: true, salt: 'x' }
    expect(commitmentText('R1', 7, 1772784000000, content)).toBe('bid/1|R1|7|1772784000000|1065|100.50|3|2|P|x')
    expect(linkText('ab', 7, 1772784000000, 'cd')).toBe('link/1|ab|7|1772784000000|cd')
  })

  test('is valid as it is, with a synchronous and an asynchronous hash', async () => {
    expect(await verifyChain('R1', rows, sha256, rows.at(-1)?.link)).toBeNull()
    expect(await verifyChain('R1', rows, webSha256)).toBeNull()
    expect(await verifyChain('R1', [], sha256, chainBeginning)).toBeNull()
  })

  test('is valid with bids in the same ms', async () => {
    expect(await verifyChain('R1', chain(['100', '105', '110'], '', 0), sha256)).toBeNull()
  })

  test('is valid while bids are still sealed', async () => {
    const sealed = rows.map(({ seq, time, commitment, link }) => ({ seq, time, commitment, link }))
    expect(await verifyChain('R1', sealed, sha256)).toBeNull()
  })

  test.each([
    [
      'a changed amount',
      changed(1, (row) => ({ content: { ...row.content!, amount: '106' } })),
      { index: 1, fault: 'content' },
    ],
    [
      'a changed bidder',
      changed(2, (row) => ({ content: { ...row.content!, bidNo: '999' } })),
      { index: 2, fault: 'content' },
    ],
    ['a changed time', changed(1, ({ time }) => ({ time: time + 1 })), { index: 1, fault: 'content' }],
    ['a time that runs backwards', changed(2, () => ({ time: 1 })), { index: 2, fault: 'time' }],
    [
      'a changed commitment',
      changed(3, () => ({ commitment: 'f'.repeat(64), content: undefined })),
      { index: 3, fault: 'link' },
    ],
    ['a changed link', changed(0, () => ({ link: 'f'.repeat(64) })), { index: 0, fault: 'link' }],
    ['a changed order', [rows[0]!, rows[2]!, rows[1]!, rows[3]!], { index: 1, fault: 'order' }],
    ['a missing row', [rows[0]!, rows[2]!, rows[3]!], { index: 1, fault: 'order' }],
    ['a missing row with later ones renumbered', [rows[0]!, { ...rows[2]!, seq: 2 }], { index: 1, fault: 'content' }],
    ['a missing first row', rows.slice(1), { index: 0, fault: 'order' }],
  ])('detects %s', async (_, given, fault) => {
    expect(await verifyChain('R1', given, sha256)).toEqual(fault)
  })

  test('detects a changed time of a sealed bid, and two swapped bids', async () => {
    const sealed = rows.map(({ seq, time, commitment, link }) => ({ seq, time, commitment, link }))
    const later = sealed.map((row, index) => (index === 1 ? { ...row, time: row.time + 1 } : row))
    expect(await verifyChain('R1', later, sha256)).toEqual({ index: 1, fault: 'link' })
    const swapped = [sealed[0]!, { ...sealed[2]!, seq: 2, time: 2000 }, { ...sealed[1]!, seq: 3, time: 3000 }]
    expect(await verifyChain('R1', swapped, sha256)).toEqual({ index: 1, fault: 'link' })
  })

  test('detects rows missing at the end when the last link is known', async () => {
    expect(await verifyChain('R1', rows.slice(0, 3), sha256, rows[3]!.link)).toEqual({ index: 3, fault: 'head' })
  })

  test('detects the chain of another room', async () => {
    expect(await verifyChain('R2', rows, sha256)).toEqual({ index: 0, fault: 'content' })
  })

  test('without the salt a guessed amount cannot be checked against the commitment', () => {
    const [first] = chain(['500'], 'a long and secret salt')
    const guess = { ...first!.content!, salt: '' }
    expect(sha256(commitmentText('R1', 1, 1000, guess))).not.toBe(first!.commitment)
  })
})
