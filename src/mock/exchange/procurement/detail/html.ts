import { capitals } from '#src/model/money/capitals.ts'
import { yuanText } from '../../seed/texts/amounts.ts'
import { escaped } from '../../../mount/http/html.ts'

/** Suppliers write some of these texts, so that all of them are escaped. */
export const heading = (text: string): string => `<h2>${escaped(text)}</h2>`
export const paragraphs = (...texts: readonly string[]): string =>
  texts.map((text) => `<p>${escaped(text)}</p>`).join('')
export const numbered = (texts: readonly string[]): string =>
  `<ol>${texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</ol>`

type Pair = readonly [label: string, value: string]

export const pairs = (rows: readonly (Pair | null)[]): string =>
  `<table><tbody>${rows
    .flatMap((row) => (row ? [`<tr><th scope="row">${escaped(row[0])}</th><td>${escaped(row[1])}</td></tr>`] : []))
    .join('')}</tbody></table>`

export const grid = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`

/** `1,234.50 元（壹仟贰佰叁拾肆元伍角整）` of an amount in 元. */
export const fullAmount = (yuan: string): string => {
  const words = capitals(yuan)
  return words === null ? yuanText(yuan) : `${yuanText(yuan)}（${words}）`
}
