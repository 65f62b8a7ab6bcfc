type Piece = { url: string; w: number; h: number }

/** Pieces on one sheet; more would make an address longer than servers like. */
export const piecesMax = 8

const sizeOf = (svg: string): { w: number; h: number } => {
  const [, w = '0', h = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  return { w: Number(w), h: Number(h) }
}

/** Names inside a picture are its own; on a sheet they would be everybody's. */
const withOwnNames = (svg: string, index: number): string =>
  svg.replaceAll(/\bid="/g, `id="p${index}-`).replaceAll('url(#', `url(#p${index}-`)

/** Pictures below one another, so that several that are shown together come in one journey. */
export function sheetOf(svgs: readonly string[]): string {
  let y = 0
  let width = 0
  const placed = svgs.map((svg, index) => {
    const { w, h } = sizeOf(svg)
    const piece = withOwnNames(svg, index).replace(
      /<svg\b[^>]*>/,
      `<svg x="0" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">`,
    )
    y += h
    width = Math.max(width, w)
    return piece
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${y}" viewBox="0 0 ${width} ${y}">${placed.join('')}</svg>`
}

/** The addresses of pictures on a sheet of their own: one file, each address showing its part of it. */
export function onOneSheet(root: string, seed: string, pieces: readonly Piece[]): string[] {
  const query = new URLSearchParams(pieces.map(({ url }) => ['p', url]))
  let y = 0
  return pieces.map(({ w, h }) => {
    const view = `svgView(viewBox(0,${y},${w},${h}))`
    y += h
    return `${root}sheet/${seed}.svg?${query}#${view}`
  })
}
