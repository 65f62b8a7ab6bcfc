import { groupOf } from '#src/model/procurement/kinds.ts'
import { priceWayOf } from '#src/model/procurement/supplier/rules.ts'
import type { Outcome } from '#src/model/procurement/supplier/states.ts'
import type { Procurement } from '../tables.ts'

/** A lot of one supplier, once its result is public. */
export type LotResult = { name: string; outcome: Outcome; holdsBond: boolean }

const tenderTexts = {
  won: '您已中标，请按通知签订合同',
  lost: '您未中标',
  lostWithBond: '您未中标，保证金将连同利息退还',
} as const
const otherTexts: Record<keyof typeof tenderTexts, string> = {
  won: '您已成交，请按通知签订合同',
  lost: '您本次未成交',
  lostWithBond: '您未成交，保证金将连同利息退还',
}

const absenceTexts = {
  respond: { free: '您未递交响应文件', withBond: '您未递交响应文件，保证金将连同利息退还' },
  quote: { free: '您未报价', withBond: '您未报价，保证金将连同利息退还' },
} as const

function outcomeText(method: string, { outcome, holdsBond }: LotResult): string | null {
  const texts = groupOf(method) === 'tender' ? tenderTexts : otherTexts
  if (outcome === 'won') return texts.won
  if (outcome === 'lost') return holdsBond ? texts.lostWithBond : texts.lost
  if (outcome === 'none') return absenceTexts[priceWayOf(method)][holdsBond ? 'withBond' : 'free']
  return null
}

/** What the message on a result says: of each lot where they differ, and nothing of them to who only follows the project. */
export function resultText(
  { name: project, method }: Pick<Procurement, 'name' | 'method'>,
  lots: readonly LotResult[],
): string {
  const namesBy = new Map<string, string[]>()
  for (const lot of lots) {
    const text = outcomeText(method, lot)
    if (text !== null) namesBy.set(text, [...(namesBy.get(text) ?? []), lot.name])
  }
  const [first, ...others] = [...namesBy].map(([text, names]) => ({ text, names: names.join('、') }))
  if (!first) return `“${project}”的结果已公告`
  if (others.length === 0) return `“${project}”的结果已公告：${first.text}`
  return `“${project}”的结果已公告：${[first, ...others].map(({ text, names }) => `“${names}”${text}`).join('；')}`
}
