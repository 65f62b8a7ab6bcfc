import { describe, expect, test } from 'vitest'
import type { LegalFacts } from '#src/model/content/article.ts'
import type { NewsRow } from '#src/model/news/schema.ts'
import { findRules, issuersOf, successorOf } from '#src/pages/knowledge/rules.ts'

const rule = (id: string, publishDate: string, legal: Partial<LegalFacts>): NewsRow => ({
  id,
  title: `${id}办法`,
  summarys: `${id}的要点：保证金`,
  publishDate,
  legal,
})

const rules = [
  rule('甲', '2026-01-01 10:00:00', {
    number: '国资发〔2025〕17号',
    issuer: '国资委、财政部',
    effectiveDate: '2025-02-18',
  }),
  rule('乙', '2026-03-01 10:00:00', { issuer: '财政部', status: 'in-force' }),
  rule('丙', '2026-02-01 10:00:00', {
    number: '国资发〔2009〕120号',
    issuer: '国资委',
    effectiveDate: '2009-06-15',
    status: 'repealed',
    replacedBy: '国资发〔2025〕17号',
  }),
]
const all = { q: '', state: null, issuer: '', order: 'published' } as const
const found = (change: Partial<Parameters<typeof findRules>[1]>) =>
  findRules(rules, { ...all, ...change })
    .map(({ id }) => id)
    .join('')

describe('[CT-04] the library of law and rules', () => {
  test('is ordered by publication or by effective date, newest first, unknown dates last', () => {
    expect(found({})).toBe('乙丙甲')
    expect(found({ order: 'effective' })).toBe('甲丙乙')
  })

  test('is filtered by state and by each issuer of a joint document', () => {
    expect(found({ state: 'repealed' })).toBe('丙')
    expect(found({ state: 'in-force' })).toBe('乙')
    expect(found({ issuer: '财政部' })).toBe('乙甲')
    expect(issuersOf(rules)).toEqual(['国资委', '财政部'])
  })

  test('is searched in titles, texts and numbers, with any brackets of a number', () => {
    expect(found({ q: '乙办法' })).toBe('乙')
    expect(found({ q: '丙的要点 保证金' })).toBe('丙')
    expect(found({ q: '国资发[2025]17号' })).toBe('甲')
    expect(found({ q: '国资发（2009）' })).toBe('丙')
    expect(found({ q: '国资发〔2024〕' })).toBe('')
  })

  test('knows what replaced a repealed rule only by the number that the rule names', () => {
    expect(rules.map((one) => successorOf(one, rules)?.id)).toEqual([undefined, undefined, '甲'])
    expect(successorOf(rules[2]!, rules.slice(1))).toBeUndefined()
  })
})
