import { type AdCardOptions, type BannerOptions, cardGrounds, framed, gold, grounds, typeset } from './banners.ts'
import { randomFrom } from '../random.ts'
import { lighter } from './drawing/colour.ts'
import { capped, d, fontStack, group, line, path, rect, svgOf, whole } from './drawing/svg.ts'
import { fitted, linesOf, textLines, widthOf } from './drawing/type.ts'

/*
 * Advertisements at the width of a phone: shown at half their size, so that the smallest type reads as 14 px. Ground and scene are
 * those of the wide picture with the same seed.
 */

/** As high as wide or nearly so: the scene above, the words below on a ground with the river's edge. */
function tall({ kind, seed, headline, sub, w, h }: BannerOptions): string {
  const ground = randomFrom(`banner/${seed}`).pick(grounds)
  const margin = w * 0.058
  const { size, lines } = fitted(headline, w - margin * 2, 58, 44)
  const notes = linesOf(sub, (w - margin * 2) / 30, 2)
  // The carousel has its dots in the lowest part.
  const bottom = h - 86
  const last = bottom - notes.length * 30 * 1.4
  const top = last - (lines.length - 1) * size * 1.3 - 6
  const edge = top - size - 24
  const stage = (600 * w) / (edge + 40)
  const scene = framed(
    { kind, seed },
    { x: 0, y: 0, w, h: edge + 40, view: { x: 0, y: 0, w: stage, h: 600, stage, focus: stage / 2 } },
  )
  const bank = (y: number) => d`M0 ${y + 14}Q${w * 0.25} ${y - 30} ${w * 0.5} ${y + 4}T${w} ${y - 10}`
  const cover = path(`${bank(edge)}V${whole(h)}H0z`, ground) + line(bank(edge), gold, 6)
  const words =
    textLines(lines, margin, top, size, 1.3) +
    group(textLines(notes, margin, last + 36, 30, 1.4), `fill="${lighter(ground, 0.84)}" font-weight="400"`)
  return svgOf(w, h, `0 0 ${whole(w)} ${whole(h)}`, scene + cover + typeset(words))
}

/** A strip: the words at the left in up to three lines, the scene at the right. */
function low({ kind, seed, headline, sub, w, h }: BannerOptions): string {
  const ground = randomFrom(`banner/${seed}`).pick(grounds)
  const start = w * 0.6
  const room = start - 24
  const oneLine = Math.min(room / widthOf(headline), 46)
  const { size, lines } = oneLine < 38 ? fitted(headline, room, 46, 38) : { size: oneLine, lines: [headline] }
  const notes = linesOf(sub, room / 28, lines.length === 1 ? 2 : 1)
  const block = lines.length * size * 1.25 + notes.length * 28 * 1.4
  const top = (h - block) / 2 + size
  const stage = (600 * (w - start)) / h
  const scene = framed(
    { kind, seed },
    { x: start, y: 0, w: w - start, h, view: { x: 0, y: 0, w: stage, h: 600, stage, focus: stage * 0.6 } },
  )
  const cover =
    path(d`M0 0H${start + h * 0.3}L${start + 8} ${h}H0z`, ground) +
    path(d`M${start + h * 0.3} 0h10L${start + 18} ${h}h-10z`, gold)
  const words =
    rect(20, top - size, 6, block, gold) +
    textLines(lines, 40, top, size, 1.25) +
    group(
      textLines(notes, 40, top + (lines.length - 1) * size * 1.25 + 44, 28, 1.4),
      `fill="${lighter(ground, 0.84)}" font-weight="400"`,
    )
  return svgOf(w, h, `0 0 ${whole(w)} ${whole(h)}`, scene + cover + typeset(words))
}

/** A banner or a strip for a phone. */
export function phoneBanner(options: BannerOptions): string {
  const limited = { ...options, headline: capped(options.headline, 40), sub: capped(options.sub, 60) }
  return options.w / options.h > 2.5 ? low(limited) : tall(limited)
}

/** One of the popular-selection slots, two in a row: 332×220. */
export function phoneAdCard({ kind, seed, title, line: note }: AdCardOptions): string {
  const [ground, ink] = randomFrom(`ad/${seed}`).pick(cardGrounds)
  const [w, h, edge] = [332, 220, 112]
  const { size, lines } = fitted(capped(title, 16), w - 40, 38, 32)
  const stage = (600 * w) / (h - edge + 20)
  const scene = framed(
    { kind, seed },
    { x: 0, y: edge - 20, w, h: h - edge + 20, view: { x: 0, y: 0, w: stage, h: 600, stage, focus: stage * 0.62 } },
  )
  const bank = d`M0 ${edge + 8}Q83 ${edge - 16} 166 ${edge}T332 ${edge - 8}`
  const cover = path(`${bank}V0H0z`, ground) + line(bank, ink, 4)
  const words =
    `<g font-weight="700">${textLines(lines.slice(0, 1), 20, 50, size)}</g>` +
    textLines(linesOf(capped(note, 40), (w - 40) / 26, 1), 20, 90, 26)
  return svgOf(w, h, `0 0 ${w} ${h}`, scene + cover + group(words, `font-family="${fontStack}" fill="${ink}"`))
}
