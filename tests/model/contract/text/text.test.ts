import { ReplaceStep } from 'prosemirror-transform'
import { Fragment, Slice } from 'prosemirror-model'
import { describe, expect, test } from 'vitest'
import { plainBlocks } from '#src/model/contract/text/blocks.ts'
import { changesBetween } from '#src/model/contract/text/changes.ts'
import { compareBlocks } from '#src/model/contract/text/compare.ts'
import {
  addComment,
  beginText,
  type ContractText,
  digestOf,
  docAtVersion,
  receiveSteps,
  replyTo,
  resolveComment,
  saveVersion,
} from '#src/model/contract/text/record.ts'
import { type DocJson, docOf, textSchema } from '#src/model/contract/text/schema.ts'

const locked = new Set(['price'])
const values = { price: '3,355,000.00元', days: '10日' }

/** `甲方付款{{price}}` is at 8 to 13: four characters and the field. */
const begun = () => beginText(['# 第一条', '付款{{price}}后{{days}}内'])

const replacing = (from: number, to: number, text = ''): DocJson =>
  new ReplaceStep(
    from,
    to,
    new Slice(text === '' ? Fragment.empty : Fragment.from(textSchema.text(text)), 0, 0),
  ).toJSON() as DocJson

const batch = (text: ContractText, steps: DocJson[], by: 'taker' | 'seller' = 'taker') => ({
  version: text.steps.length,
  steps,
  clientId: `window-of-${by}`,
  by,
  at: 1_000,
})

function edited(text: ContractText, steps: DocJson[], by: 'taker' | 'seller' = 'taker'): ContractText {
  const after = receiveSteps(text, batch(text, steps, by), locked)
  if (typeof after === 'string') throw new Error(after)
  return after
}

const plain = ({ doc }: ContractText) => plainBlocks(doc, values).map(({ text }) => text)

describe('[BD-05] the text of a contract', () => {
  test('is made from the lines of a template, and read with the values of its fields', () => {
    expect(plainBlocks(begun().doc, { price: '1元' })).toEqual([
      { kind: 'heading', text: '第一条' },
      { kind: 'paragraph', text: '付款1元后＿＿＿＿内' },
    ])
  })

  test('takes a batch once, refuses an outdated one, one that is no change of it, and one that moves the deal', () => {
    const text = begun()
    const given = batch(text, [replacing(6, 6, '应')])
    const after = receiveSteps(text, given, locked) as ContractText
    expect(plain(after)[1]).toBe('应付款3,355,000.00元后10日内')
    expect(receiveSteps(after, given, locked)).toBe(after)
    expect(receiveSteps(after, { ...given, clientId: 'another-window' }, locked)).toBe('stale')
    expect(receiveSteps(after, { ...given, version: 9 }, locked)).toBe('stale')
    const refusal = (steps: DocJson[]) => receiveSteps(after, batch(after, steps), locked)
    expect(refusal([replacing(9, 10)])).toBe('locked')
    const field = { content: [{ type: 'field', attrs: { name: 'price' } }] }
    expect(refusal([{ stepType: 'replace', from: 6, to: 6, slice: field }])).toBe('locked')
    expect(refusal([{ stepType: 'replace', from: 900, to: 901 }])).toBe('invalid')
    expect(refusal([{ stepType: 'unknown' }])).toBe('invalid')
    expect(refusal([])).toBe('invalid')
    expect(refusal([replacing(6, 6, '长'.repeat(70_000))])).toBe('invalid')
    // Other fields may go.
    expect(plain(edited(after, [replacing(11, 12)]))[1]).toBe('应付款3,355,000.00元后内')
  })

  test('shows what was inserted and deleted, by whom', () => {
    const first = edited(begun(), [replacing(6, 8, '支付')])
    const second = edited(first, [replacing(10, 10, '算起')], 'seller')
    expect(changesBetween(second, 0, 2)).toEqual([
      { kind: 'deleted', from: 6, to: 6, text: '付款', by: 'taker' },
      { kind: 'inserted', from: 6, to: 8, text: '支付', by: 'taker' },
      { kind: 'inserted', from: 10, to: 12, text: '算起', by: 'seller' },
    ])
    expect(changesBetween(second, 1, 2)).toHaveLength(1)
    // What was typed and deleted again is no change.
    expect(changesBetween(edited(edited(begun(), [replacing(6, 6, '应')]), [replacing(6, 7)]), 0, 2)).toEqual([])
  })

  test('has versions, each the text at that time, and a digest of the text with its fields', () => {
    const version = { by: 'taker' as const, at: 5, note: '初稿', values }
    const saved = saveVersion(begun(), version)
    expect(saveVersion(saved, version)).toBe(saved)
    const later = saveVersion(edited(saved, [replacing(6, 8)]), { ...version, note: '' })
    expect(later.versions.map(({ no, steps, note }) => [no, steps, note])).toEqual([
      [1, 0, '初稿'],
      [2, 1, ''],
    ])
    expect(docAtVersion(later, 1)?.eq(docOf(later.base))).toBe(true)
    expect(docAtVersion(later, 3)).toBeNull()
    const { doc } = later
    expect(digestOf(doc, values)).toMatch(/^[\da-f]{64}$/)
    expect(digestOf(doc, { ...values, unused: '1' })).toBe(digestOf(doc, values))
    expect(digestOf(doc, { ...values, days: '20日' })).not.toBe(digestOf(doc, values))
  })

  test('keeps a comment at its text, also if it was written before the latest steps', () => {
    const comment = { id: 'c1', by: 'seller' as const, at: 7, text: '请说明', version: 0, from: 6, to: 8 }
    const shifted = edited(begun(), [replacing(6, 6, '应')])
    const commented = addComment(shifted, comment)!
    expect(commented.comments).toMatchObject([{ from: 7, to: 9, quote: '付款' }])
    expect(addComment(commented, comment)).toBe(commented)
    expect(addComment(shifted, { ...comment, from: 8, to: 8 })).toBeNull()
    expect(addComment(shifted, { ...comment, from: 8, to: 999 })).toBeNull()
    expect(edited(commented, [replacing(6, 6, '均')]).comments).toMatchObject([{ from: 8, to: 10 }])
    expect(edited(commented, [replacing(6, 9)]).comments).toMatchObject([{ from: 6, to: 6, quote: '付款' }])
    const reply = { by: 'taker' as const, at: 8, text: '已改' }
    const replied = replyTo(replyTo(commented, 'c1', reply), 'c1', reply)
    expect(resolveComment(replied, 'c1', 9).comments).toMatchObject([{ resolvedAt: 9, replies: [reply] }])
  })
})

describe('[BD-05] two texts side by side', () => {
  const paragraph = (text: string) => ({ kind: 'paragraph' as const, text })
  test('are aligned by paragraph, and marked by number, word and character', () => {
    const left = ['总则', '付款期限为10日内', '可以转租', '结尾'].map(paragraph)
    const right = ['总则', '付款期限为15日之内', '结尾', '附件一'].map(paragraph)
    const shown = compareBlocks(left, right).map((row) => [
      row.state,
      ...[row.left, row.right].map(
        (side) => side && side.pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(''),
      ),
    ])
    expect(shown).toEqual([
      ['same', '总则', '总则'],
      ['changed', '付款期限为[10]日内', '付款期限为[15]日[之]内'],
      ['removed', '[可以转租]', null],
      ['same', '结尾', '结尾'],
      ['added', null, '[附件一]'],
    ])
  })
})
