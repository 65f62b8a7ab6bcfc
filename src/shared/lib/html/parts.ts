/** Characters of HTML from which on a text is read in parts. */
const long = 24_000
/** Of the first part, which fills a screen, and of the others at least; a slow phone reads 12,000 in about 50 ms. */
const [firstLeast, least] = [2_000, 12_000]

/** Between these, or inside of them, a tag may be no tag. */
const opaque =
  /<(?:[!?]|\/(?![a-z])|(?:script|style|textarea|title|xmp|iframe|noembed|noframes|noscript|plaintext|template|svg|math|select|object|frameset)\b)/i

/** What a browser may read as a tag; without its `>` where another one begins before, or in quotes. */
const tag = /<(\/?)([a-z][\w-]*)(?:(?:[^<>"']|"[^<>"]*"|'[^<>']*')*(>))?/gi

const isEmpty = (name: string): boolean =>
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(name)

/** Where the outermost elements end; null if one is not closed or not in order, or if a tag stands in quotes. Time is linear. */
function outermostEnds(html: string): number[] | null {
  const ends: number[] = []
  const open: string[] = []
  for (const { 0: written, 1: slash, 2: name = '', 3: isComplete, index } of html.matchAll(tag)) {
    if (!isComplete) return null
    const element = name.toLowerCase()
    if (isEmpty(element)) continue
    if (!slash) open.push(element)
    else if (open.pop() !== element) return null
    if (open.length === 0) ends.push(index + written.length)
  }
  return open.length === 0 ? ends : null
}

/**
 * A long text cut between its outermost elements, so that the first part can be shown before the others are read. Each part means
 * alone what it means in the whole; a text whose elements are not in order stays whole.
 */
export function partsOf(html: string): string[] {
  const ends = html.length < long || opaque.test(html) ? null : outermostEnds(html)
  const cuts = [0]
  for (const end of ends ?? []) {
    const start = cuts.at(-1) ?? 0
    if (end - start >= (start === 0 ? firstLeast : least)) cuts.push(end)
  }
  if (cuts.length === 1 || cuts.at(-1) !== html.length) cuts.push(html.length)
  return cuts.slice(1).map((end, index) => html.slice(cuts[index], end))
}
