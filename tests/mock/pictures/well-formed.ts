const tag = /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][A-Za-z0-9:-]*="[^"<]*")*)\s*(\/?)>/y
const text = /[^<]+/y
const strayAmpersand = /&(?!(?:amp|lt|gt|quot|#39);)/
// oxlint-disable-next-line no-control-regex -- what XML 1.0 forbids
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/

type Token = { length: number; tag?: { name: string; attributes: string; closes: boolean; isEmpty: boolean } }

function tokenAt(svg: string, at: number): Token | null {
  tag.lastIndex = at
  const [whole, closing, name = '', attributes = '', empty] = tag.exec(svg) ?? []
  if (whole !== undefined) {
    return { length: whole.length, tag: { name, attributes, closes: closing === '/', isEmpty: empty === '/' } }
  }
  text.lastIndex = at
  const [words] = text.exec(svg) ?? []
  return words === undefined ? null : { length: words.length }
}

function flawOfTag({ name, attributes, closes, isEmpty }: NonNullable<Token['tag']>, open: string[]): string | null {
  const names = [...attributes.matchAll(/([A-Za-z][A-Za-z0-9:-]*)="/g)].map(([, attribute]) => attribute)
  if (new Set(names).size !== names.length) return `attribute twice in <${name}>`
  if (closes) return open.pop() === name ? null : `</${name}> closes another element`
  if (!isEmpty) open.push(name)
  return null
}

function flawOfToken({ tag: found }: Token, at: number, open: string[]): string | null {
  if (open.length === 0 && (at > 0 || !found)) return 'content outside of the root'
  return found ? flawOfTag(found, open) : null
}

/** Why the text is no well-formed XML element, or null. A strict parser of the part of XML that drawings use. */
export function flawOf(svg: string): string | null {
  if (strayAmpersand.test(svg)) return 'stray ampersand'
  if (forbidden.test(svg)) return 'forbidden character'
  const open: string[] = []
  for (let at = 0; at < svg.length;) {
    const token = tokenAt(svg, at)
    if (token === null) return `unreadable at ${at}: ${svg.slice(at, at + 40)}`
    const flaw = flawOfToken(token, at, open)
    if (flaw !== null) return `${flaw} at ${at}`
    at += token.length
  }
  return open.length === 0 ? null : `<${open.at(-1)}> is never closed`
}
