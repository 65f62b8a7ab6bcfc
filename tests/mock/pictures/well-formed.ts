const tag = /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][A-Za-z0-9:-]*="[^"<]*")*)\s*(\/?)>/y
const text = /[^<]+/y
const strayAmpersand = /&(?!(?:amp|lt|gt|quot|#39);)/
// oxlint-disable-next-line no-control-regex -- what XML 1.0 forbids
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/

/** Why the text is no well-formed XML element, or null. A strict reader of the part of XML that drawings use. */
export function flawOf(svg: string): string | null {
  if (strayAmpersand.test(svg)) return 'stray ampersand'
  if (forbidden.test(svg)) return 'forbidden character'
  const open: string[] = []
  let at = 0
  while (at < svg.length) {
    tag.lastIndex = at
    text.lastIndex = at
    const found = tag.exec(svg)
    if (found) {
      const [whole, closing, name = '', attributes = '', empty] = found
      const names = [...attributes.matchAll(/([A-Za-z][A-Za-z0-9:-]*)="/g)].map(([, attribute]) => attribute)
      if (new Set(names).size !== names.length) return `attribute twice in <${name}> at ${at}`
      if (closing === '/' && open.pop() !== name) return `</${name}> closes another element at ${at}`
      if (closing === '' && empty === '') open.push(name)
      at += whole.length
      if (open.length === 0 && at < svg.length) return `more after the root at ${at}`
    } else {
      const words = text.exec(svg)
      if (!words || open.length === 0) return `unreadable at ${at}: ${svg.slice(at, at + 40)}`
      at += words[0].length
    }
  }
  return open.length === 0 ? null : `<${open.at(-1)}> is never closed`
}
