import type { Outcome } from '#src/model/procurement/supplier/states.ts'

/** A lot of one supplier, once its result is public. */
export type LotResult = { name: string; outcome: Outcome; holdsBond: boolean }

const outcomeText = ({ outcome, holdsBond }: LotResult): string | null => {
  if (outcome === 'won') return '您已中标，请按通知签订合同'
  if (outcome === 'lost') return holdsBond ? '您未中标，保证金将连同利息退还' : '您未中标'
  if (outcome === 'none') return holdsBond ? '您未递交响应文件，保证金将连同利息退还' : '您未递交响应文件'
  return null
}

/** What the message on a result says: of each lot where they differ, and nothing of them to who only follows the project. */
export function resultText(project: string, lots: readonly LotResult[]): string {
  const namesBy = new Map<string, string[]>()
  for (const lot of lots) {
    const text = outcomeText(lot)
    if (text !== null) namesBy.set(text, [...(namesBy.get(text) ?? []), lot.name])
  }
  const [first, ...others] = [...namesBy].map(([text, names]) => ({ text, names: names.join('、') }))
  if (!first) return `“${project}”的结果已公告`
  if (others.length === 0) return `“${project}”的结果已公告：${first.text}`
  return `“${project}”的结果已公告：${[first, ...others].map(({ text, names }) => `“${names}”${text}`).join('；')}`
}
