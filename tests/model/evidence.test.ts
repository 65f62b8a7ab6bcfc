import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { chained, evidenceFault } from '#src/model/evidence/chain.ts'
import type { EvidenceEntry } from '#src/model/evidence/schema.ts'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

const entryAt = (at: number) => ({
  at,
  kind: 'payment',
  title: '款项到账',
  facts: [{ label: '金额', value: `${at}.00` }],
})
/** Three entries, of which one is changed. */
const faultAfter = (index: number, change: Partial<EvidenceEntry>) => {
  const entries = chained([3, 1, 2].map(entryAt), hash)
  const head = entries.at(-1)!.chain
  return evidenceFault({ entries: entries.with(index, { ...entries[index]!, ...change }), head }, hash)
}

describe('[BD-07] the chain of evidence', () => {
  test('is in the order of time, and whole', () => {
    const entries = chained([3, 1, 2].map(entryAt), hash)
    expect(entries.map(({ at }) => at)).toEqual([1, 2, 3])
    expect(entries[0]!.content).toBe(
      '{"at":1,"facts":[{"label":"金额","value":"1.00"}],"kind":"payment","title":"款项到账"}',
    )
    expect(faultAfter(0, {})).toBeNull()
  })

  test('breaks at the first entry that was changed, whose digest was changed, or that is missing', () => {
    expect(faultAfter(1, { title: '退款' })).toEqual({ index: 1, fault: 'content' })
    expect(faultAfter(1, { facts: [] })).toEqual({ index: 1, fault: 'content' })
    expect(faultAfter(1, { digest: '0'.repeat(64) })).toEqual({ index: 1, fault: 'content' })
    expect(faultAfter(2, { previous: '0'.repeat(64) })).toEqual({ index: 2, fault: 'link' })
    const [first, second] = chained([1, 2].map(entryAt), hash)
    expect(evidenceFault({ entries: [first!], head: second!.chain }, hash)).toEqual({ index: 1, fault: 'head' })
    expect(evidenceFault({ entries: [second!], head: second!.chain }, hash)).toEqual({ index: 0, fault: 'link' })
  })
})
