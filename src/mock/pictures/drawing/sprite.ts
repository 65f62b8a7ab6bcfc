export type SpritePart = { url: string; w: number; h: number }

/** Pictures in one sprite; more would make an address longer than servers accept. */
export const maxSpriteParts = 8

const sizeOf = (svg: string): { w: number; h: number } => {
  const [, w = '0', h = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  return { w: Number(w), h: Number(h) }
}

/** The ids of a picture are unique within it; in a sprite they need a prefix. */
const withPrefixedIds = (svg: string, index: number): string =>
  svg.replaceAll(/\bid="/g, `id="p${index}-`).replaceAll('url(#', `url(#p${index}-`)

/**
 * Pictures below one another, so that several that are shown together come with one request. It has no size of its own: an image
 * that shows one part takes the proportions of that part, and in a place of others its neighbours stay out.
 */
export function spriteOf(svgs: readonly string[]): string {
  let y = 0
  const placed = svgs.map((svg, index) => {
    const { w, h } = sizeOf(svg)
    const part = withPrefixedIds(svg, index).replace(
      /<svg\b[^>]*>/,
      `<svg x="0" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">`,
    )
    y += h
    return part
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${placed.join('')}</svg>`
}

/** The addresses of pictures in one sprite: one file, of which each address shows its part. */
export function spriteAddresses(root: string, seed: string, parts: readonly SpritePart[]): string[] {
  const query = new URLSearchParams(parts.map(({ url }) => ['p', url]))
  let y = 0
  return parts.map(({ w, h }) => {
    const view = `svgView(viewBox(0,${y},${w},${h});preserveAspectRatio(xMinYMid slice))`
    y += h
    return `${root}sprite/${seed}.svg?${query}#${view}`
  })
}
