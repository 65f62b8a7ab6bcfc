import { articleAddress } from '#src/features/article/address.ts'
import { hasWords } from '#src/features/article/find.ts'
import { publishedParams } from '#src/features/article/published.ts'
import { legalStates } from '#src/model/content/article.ts'
import type { NewsRow, Plate } from '#src/model/news/schema.ts'
import { paths } from '#src/model/paths.ts'
import { listAddress, param, type StateOf } from '#src/shared/lib/query/list-params.ts'

/** Codes of plates: of all law and rules, and of the notices, which have a screen of their own. */
export const rulePlate = { root: 'knowledge', notices: 'knowledge_tz' } as const

export const ruleOrders = ['published', 'effective'] as const

/** Plate, words, state, issuer, order and page of the library (CT-04). */
export const ruleList = listAddress(paths.knowledge, {
  plateId: { ...param.id(/^[\w-]{1,64}$/), narrows: false },
  q: param.text(50),
  state: param.oneOf(legalStates),
  issuer: param.text(50),
  order: param.order(ruleOrders, 'published'),
  page: param.page(),
})
export type RuleState = StateOf<typeof ruleList.schema>

export const ruleNoticeList = listAddress(paths.knowledgeNotice, publishedParams)

/** The page of a law, a rule or a notice. */
export const ruleAddress = (id: string): string => articleAddress(paths.knowledgeNoticeDetail, id)

/** The screen of a plate of the library; its top has no parameter. */
export const plateAddress = ({ id, plateCode }: Plate, state: RuleState = ruleList.initial): string =>
  plateCode === rulePlate.notices
    ? paths.knowledgeNotice
    : ruleList.addressOf({ ...state, plateId: plateCode === rulePlate.root ? '' : id, page: 1 })

/** A joint document has several issuers in one text. */
const issuersIn = ({ legal }: NewsRow): string[] => legal?.issuer?.split('、') ?? []

/** Every issuer once, in the order of the rows. */
export const issuersOf = (rules: readonly NewsRow[]): string[] => [...new Set(rules.flatMap(issuersIn))]

/** Readers type any brackets for those of a document number, 〔2025〕. */
export const numberWords = (q: string): string => q.replaceAll(/[[(（［【]/g, '〔').replaceAll(/[\])）］】]/g, '〕')

/** The rules that match, in the chosen order; those without a known effective date come last. */
export function findRules(
  rules: readonly NewsRow[],
  { q, state, issuer, order }: Pick<RuleState, 'q' | 'state' | 'issuer' | 'order'>,
): NewsRow[] {
  const found = rules.filter(
    (rule) =>
      (hasWords(rule, q) || hasWords({ title: rule.legal?.number ?? '' }, numberWords(q))) &&
      (state === null || rule.legal?.status === state) &&
      (issuer === '' || issuersIn(rule).includes(issuer)),
  )
  const dayOf = ({ legal, publishDate, createTime }: NewsRow) =>
    (order === 'effective' ? legal?.effectiveDate : (publishDate ?? createTime)) ?? ''
  return found.toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)))
}

/** What took the place of a repealed rule, where the library has it. */
export const successorOf = ({ legal }: Pick<NewsRow, 'legal'>, rules: readonly NewsRow[]): NewsRow | undefined =>
  legal?.replacedBy ? rules.find((rule) => rule.legal?.number === legal.replacedBy) : undefined
