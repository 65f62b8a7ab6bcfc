import type { SceneKind } from '../../../../pictures/pictures.ts'

/** A cell may span rows or columns. */
export type Cell = string | { text: string; rows?: number; columns?: number }

/** One part of an article. Texts contain neither `<` nor `&`; `^1` refers to the footnote of that number. */
export type Block =
  | { kind: 'p' | 'h2' | 'h3' | 'quote'; text: string }
  | { kind: 'ol' | 'ul'; items: readonly string[] }
  | { kind: 'table'; caption: string; head: readonly Cell[]; rows: readonly (readonly Cell[])[] }
  | { kind: 'figure'; scene: SceneKind; caption: string }
  | { kind: 'footnote'; mark: number; text: string }

export const p = (text: string): Block => ({ kind: 'p', text })
export const h2 = (text: string): Block => ({ kind: 'h2', text })
export const h3 = (text: string): Block => ({ kind: 'h3', text })
export const quote = (text: string): Block => ({ kind: 'quote', text })
export const ol = (...items: string[]): Block => ({ kind: 'ol', items })
export const ul = (...items: string[]): Block => ({ kind: 'ul', items })
export const figure = (scene: SceneKind, caption: string): Block => ({ kind: 'figure', scene, caption })
export const footnote = (mark: number, text: string): Block => ({ kind: 'footnote', mark, text })

/** The first cell of a row is its heading. */
export const table = (caption: string, head: readonly Cell[], ...rows: (readonly Cell[])[]): Block => ({
  kind: 'table',
  caption,
  head,
  rows,
})

const digits = '零一二三四五六七八九'

/** Up to 99, as articles of a rule are numbered. */
export function inHan(count: number): string {
  const [tens, ones] = [Math.floor(count / 10), count % 10]
  if (tens === 0) return digits[ones]!
  return `${tens > 1 ? digits[tens] : ''}十${ones > 0 ? digits[ones] : ''}`
}

type Chapter = readonly [heading: string, ...articles: (string | Block)[]]

/** The chapters of a rule; each text is an article, numbered through all chapters, and a block belongs to the article before it. */
export function chapters(...all: Chapter[]): Block[] {
  let count = 0
  return all.flatMap(([heading, ...articles], index) => [
    h2(`第${inHan(index + 1)}章　${heading}`),
    ...articles.map((article) => (typeof article === 'string' ? p(`第${inHan((count += 1))}条　${article}`) : article)),
  ])
}

/** Clauses of a contract, each under its heading. */
export const clauses = (...all: (readonly [heading: string, ...texts: string[]])[]): Block[] =>
  all.flatMap(([heading, ...texts], index) => [
    h2(`第${inHan(index + 1)}条　${heading}`),
    ...texts.map((text, at) => p(texts.length > 1 ? `${index + 1}.${at + 1} ${text}` : text)),
  ])

/** Where a form is filled in by hand. */
export const blank = '________________'
