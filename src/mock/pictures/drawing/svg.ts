/** Numbers in pictures are whole: at the sizes shown a fraction is not seen, and it costs bytes. */
export const whole = (value: number): string => String(Math.round(value) || 0)

/** Path data with every number made whole: d`M${x} ${y}h${w}z`. */
export const d = (texts: TemplateStringsArray, ...values: number[]): string =>
  texts.map((text, index) => text + (index < values.length ? whole(values[index] ?? 0) : '')).join('')

const tail = (more: string) => (more === '' ? '' : ` ${more}`)

export const path = (data: string, fill: string, more = ''): string => `<path d="${data}" fill="${fill}"${tail(more)}/>`

export const line = (data: string, colour: string, width: number, more = ''): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}"${tail(more)}/>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${whole(x)}" y="${whole(y)}" width="${whole(w)}" height="${whole(h)}" fill="${fill}"${tail(more)}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${whole(x)}" cy="${whole(y)}" r="${whole(r)}" fill="${fill}"${tail(more)}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${whole(x)}" cy="${whole(y)}" rx="${whole(rx)}" ry="${whole(ry)}" fill="${fill}"${tail(more)}/>`

export const group = (content: string, more: string): string => `<g ${more}>${content}</g>`

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('')

/** The first `limit` characters (code points, so that no character is cut in half). */
export const capped = (text: string, limit: number): string =>
  Array.from(text.slice(0, limit * 2))
    .slice(0, limit)
    .join('')

/** The same stack as the portal's own type; single quotes, because it is inside a double-quoted attribute. */
export const fontStack =
  "-apple-system,'PingFang SC','HarmonyOS Sans SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif"

const shortColours = (content: string) => content.replace(/#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3(?=")/g, '#$1$2$3')

export const svgOf = (w: number, h: number, viewBox: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${whole(w)}" height="${whole(h)}" viewBox="${viewBox}">${shortColours(content)}</svg>`
