const allowed = new Set([
  'p',
  'h3',
  'ul',
  'ol',
  'li',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'figure',
  'figcaption',
  'img',
])

/** What is wrong with a piece of rich text, or null: unknown or unbalanced tags, attributes anywhere but on img. */
export function htmlFlaw(html: string): string | null {
  if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(html)) return 'stray ampersand'
  const open: string[] = []
  for (const [whole, closing, name = '', attributes = ''] of html.matchAll(/<(\/?)([a-z0-9]*)([^>]*)>/gi)) {
    if (!allowed.has(name)) return `tag ${whole}`
    if (attributes !== '' && !/^ src="\/mock-pictures\/[^"]+" alt="[^"]+" width="\d+" height="\d+"$/.test(attributes))
      return `attributes ${whole}`
    if (name === 'img') continue
    if (closing === '') open.push(name)
    else if (open.pop() !== name) return `unbalanced ${whole}`
  }
  return open.length === 0 ? null : `never closed: ${open.join()}`
}

/** Pieces an editor would count: paragraphs, lists, tables, figures, headings. */
export const blocksOf = (html: string): number => html.match(/<(?:p|ul|ol|table|figure|h3)>/g)?.length ?? 0
