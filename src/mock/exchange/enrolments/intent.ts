import type { EnrolForm, Intent } from '#src/model/enrolment/schema.ts'
import { intentLabels } from '#src/model/enrolment/labels.ts'
import { grouped, isMoney } from '#src/model/money/money.ts'
import type { Listing } from '../tables.ts'

type Offered = Pick<Listing, 'typeCode' | 'facts'>

/** The intent that an enrolment for an asset of this type states: how much of a company, how much money, what for (domain 6.3). */
export function intentOf({ typeCode, facts }: Offered): Intent | null {
  const fact = (label: string) => facts.find((known) => known.label === label)?.value
  const noteOf = (label: string) => (fact(label) === undefined ? null : `${label}：${fact(label)}`)
  if (typeCode === '1') {
    const share = fact('转让比例')
    return { kind: 'ratio', most: /^(\d+(?:\.\d+)?)%$/.exec(share ?? '')?.[1] ?? null, note: null }
  }
  if (typeCode === '4') return { kind: 'investment', most: null, note: noteOf('拟募集资金') }
  return typeCode === '6' ? { kind: 'use', most: null, note: noteOf('用途限制') } : null
}

/** The same as a line of a document. */
export function intentLine(
  listing: Offered,
  { ratio, investment, use }: EnrolForm,
): [label: string, text: string] | null {
  const intent = intentOf(listing)
  if (!intent) return null
  const texts = { ratio: `${ratio}%`, investment: `${isMoney(investment) ? grouped(investment, 2) : ''} 元`, use }
  return [intentLabels[intent.kind], texts[intent.kind]]
}
