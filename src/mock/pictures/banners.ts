import { lighter, mix } from './drawing/colour.ts'
import { paintScene } from './scenes/draw.ts'
import type { SceneKind } from './kinds.ts'
import { randomFrom, type Random } from '../random.ts'
import { capped, d, fontStack, group, line, path, rect, svgOf, whole } from './drawing/svg.ts'
import { fitted, linesOf, textLines, widthOf } from './drawing/type.ts'

export type BannerOptions = { kind: SceneKind; seed: string; headline: string; sub: string; w: number; h: number }
export type AdCardOptions = { kind: SceneKind; seed: string; title: string; line: string }
type OpeningAdOptions = { kind: SceneKind; seed: string; headline: string; sub: string }

/** Grounds on which white reads at more than 7:1. */
export const grounds = ['#0b2c5f', '#0d4a8c', '#0b4a58', '#7a1c26', '#123a6b', '#1d4a3a'] as const
export const gold = '#f5c75d'

/** A part of a scene in its own frame. */
export function framed(scene: { kind: SceneKind; seed: string }, at: Frame): string {
  const { x, y, w, h, view } = at
  const size = `x="${whole(x)}" y="${whole(y)}" width="${whole(w)}" height="${whole(h)}"`
  const box = `viewBox="${whole(view.x)} ${whole(view.y)} ${whole(view.w)} ${whole(view.h)}"`
  return `<svg ${size} ${box} preserveAspectRatio="xMidYMid slice">${paintScene(scene.kind, scene.seed, view.stage, view.focus)}</svg>`
}
type Box = { x: number; y: number; w: number; h: number }
type Frame = Box & { view: Box & { stage: number; focus: number } }

export const typeset = (content: string, more = ''): string =>
  group(content, `font-family="${fontStack}" font-weight="700" fill="#fff"${more && ` ${more}`}`)

/** The ground the words stand on: full behind them, gone or cut off before the subject. */
function panel(random: Random, w: number, h: number, ground: string): string {
  const edge = w * 0.47
  const river = (shift: number) =>
    d`M${edge + shift + h * 0.16} 0q${-h * 0.34} ${h * 0.3} ${-h * 0.06} ${h * 0.52}t${-h * 0.2} ${h * 0.48}`
  const shape = random.pick(['slant', 'river', 'veil'] as const)
  if (shape === 'slant') {
    return (
      path(d`M0 0H${edge + h * 0.26}L${edge} ${h}H0z`, ground, 'opacity=".95"') +
      path(d`M${edge + h * 0.26} 0h${h * 0.04}L${edge + h * 0.04} ${h}h${-h * 0.04}z`, gold) +
      path(d`M${edge + h * 0.34} 0h${h * 0.14}L${edge + h * 0.22} ${h}h${-h * 0.14}z`, '#fff', 'opacity=".16"')
    )
  }
  if (shape === 'river') {
    return (
      path(river(0) + 'H0V0z', ground, 'opacity=".95"') +
      line(river(h * 0.035), gold, h * 0.016) +
      line(river(h * 0.09), '#fff', h * 0.05, 'opacity=".28"')
    )
  }
  const stops = [
    [0, 0.96],
    [0.5, 0.9],
    [0.72, 0.4],
    [1, 0],
  ].map(([at = 0, opacity = 0]) => `<stop offset="${at}" stop-color="${ground}" stop-opacity="${opacity}"/>`)
  return `<linearGradient id="veil">${stops.join('')}</linearGradient>` + rect(0, 0, w * 0.86, h, 'url(#veil)')
}

/** 16:9, 700×340 and the like: words at the left on a dark ground, the subject at the right. */
function wideBanner({ kind, seed, headline, sub, w, h }: BannerOptions): string {
  const random = randomFrom(`banner/${seed}`)
  const ground = random.pick(grounds)
  const stage = (600 * w) / h
  const margin = w * 0.058
  const { size, lines } = fitted(headline, w * 0.41, h * 0.122, h * 0.076)
  const { size: subSize, lines: subLines } = fitted(sub, w * 0.4, Math.max(h * 0.056, 13), Math.max(h * 0.042, 12))
  const block = lines.length * size * 1.3 + subLines.length * subSize * 1.5 + h * 0.2
  const top = (h - block) / 2 + size
  const below = top + (lines.length - 1) * size * 1.3
  const foot = below + h * 0.05 + subLines.length * subSize * 1.5
  const words =
    rect(margin, top - size * 1.45, h * 0.14, Math.max(3, h * 0.014), gold) +
    textLines(lines, margin, top, size, 1.3) +
    group(
      textLines(subLines, margin, below + h * 0.05 + subSize, subSize, 1.5),
      `fill="${lighter(ground, 0.84)}" font-weight="400"`,
    ) +
    button(margin, foot + h * 0.055, h, ground)
  const scene = framed(
    { kind, seed },
    { x: 0, y: 0, w, h, view: { x: 0, y: 0, w: stage, h: 600, stage, focus: stage * 0.75 } },
  )
  return svgOf(w, h, `0 0 ${whole(w)} ${whole(h)}`, scene + panel(random, w, h, ground) + typeset(words))
}

function button(x: number, y: number, h: number, ground: string): string {
  const [height, size] = [h * 0.094, h * 0.043]
  const width = size * 4 + height * 1.5
  return (
    rect(x, y, width, height, gold, `rx="${whole(height / 2)}"`) +
    `<text x="${whole(x + height * 0.5)}" y="${whole(y + height * 0.66)}" font-size="${whole(size)}" fill="${mix(ground, '#000000', 0.2)}">查看详情</text>` +
    line(
      d`M${x + width - height * 0.68} ${y + height * 0.32}l${height * 0.2} ${height * 0.18}l${-height * 0.2} ${height * 0.18}`,
      ground,
      Math.max(2, h * 0.008),
    )
  )
}

/** A strip such as 1200×120: one line of headline, one of sub, a slice of the scene at the right. */
function stripBanner({ kind, seed, headline, sub, w, h }: BannerOptions): string {
  const random = randomFrom(`banner/${seed}`)
  const ground = random.pick(grounds)
  const start = w * 0.56
  const room = start - h * 0.5
  const [title = ''] = linesOf(headline, room / (h * 0.25), 1)
  const size = Math.min(h * 0.32, room / Math.max(1, widthOf(title)))
  const [note = ''] = linesOf(sub, room / (h * 0.15), 1)
  const slice = framed(
    { kind, seed },
    {
      x: start,
      y: 0,
      w: w - start,
      h,
      view: {
        x: 0,
        y: 170,
        w: 360 * ((w - start) / h),
        h: 360,
        stage: 360 * ((w - start) / h),
        focus: 200 * ((w - start) / h),
      },
    },
  )
  const cover =
    path(d`M0 0H${start + h * 0.9}L${start + h * 0.2} ${h}H0z`, ground) +
    path(d`M${start + h * 0.9} 0h${h * 0.07}L${start + h * 0.27} ${h}h${-h * 0.07}z`, gold) +
    path(d`M${start + h * 1.1} 0h${h * 0.3}L${start + h * 0.7} ${h}h${-h * 0.3}z`, '#fff', 'opacity=".2"') +
    line(
      d`M${w * 0.3} ${h * 1.02}q${w * 0.09} ${-h * 0.1} ${w * 0.12} ${-h * 0.46}t${w * 0.13} ${-h * 0.6}`,
      '#fff',
      h * 0.16,
      'opacity=".07"',
    )
  const words =
    rect(h * 0.32, h * 0.24, h * 0.05, h * 0.52, gold) +
    textLines([title], h * 0.52, note === '' ? h * 0.61 : h * 0.5, size) +
    group(textLines([note], h * 0.52, h * 0.78, h * 0.15), `fill="${lighter(ground, 0.84)}" font-weight="400"`)
  return svgOf(w, h, `0 0 ${whole(w)} ${whole(h)}`, slice + cover + typeset(words))
}

/** A headline over a scene; flat strips (wider than 4:1) have a layout of their own. */
export function banner(options: BannerOptions): string {
  const limited = { ...options, headline: capped(options.headline, 40), sub: capped(options.sub, 60) }
  return options.w / options.h > 4 ? stripBanner(limited) : wideBanner(limited)
}

export const cardGrounds = [
  ['#e6f1fb', '#0b3f7a'],
  ['#fff2d8', '#6b4300'],
  ['#e3f3ea', '#0f5133'],
  ['#fcebe8', '#8f1d17'],
  ['#ebeafa', '#38337d'],
  ['#e2f2f3', '#0c4e55'],
] as const

/** One of the four popular-selection slots, 285×100. */
export function adCard({ kind, seed, title, line: note }: AdCardOptions): string {
  const random = randomFrom(`ad/${seed}`)
  const [ground, ink] = random.pick(cardGrounds)
  const [head = ''] = linesOf(capped(title, 16), 150 / 20, 1)
  const lines = linesOf(capped(note, 40), 148 / 13, 2)
  const slice = framed(
    { kind, seed },
    { x: 155, y: 0, w: 130, h: 100, view: { x: 0, y: 0, w: 780, h: 600, stage: 780, focus: 410 } },
  )
  const cover =
    path('M0 0H186L160 100H0z', ground) +
    path('M186 0h5L165 100h-5z', ink, 'opacity=".85"') +
    path('M0 100Q70 92 96 60T184 8V0H0z', '#fff', 'opacity=".35"')
  const words = `<g font-weight="700">${textLines([head], 16, 38, 20)}</g>` + textLines(lines, 16, 62, 13, 1.4)
  return svgOf(285, 100, '0 0 285 100', slice + cover + group(words, `font-family="${fontStack}" fill="${ink}"`))
}

/** The overlay before the home page, 600×400. */
export function openingAd({ kind, seed, headline, sub }: OpeningAdOptions): string {
  const random = randomFrom(`opening/${seed}`)
  const ground = random.pick(grounds)
  const { size, lines } = fitted(capped(headline, 40), 500, 40, 26)
  const notes = linesOf(capped(sub, 60), 480 / 17, 1)
  const top = 400 - 92 - (lines.length - 1) * size * 1.3
  const scene = framed(
    { kind, seed },
    { x: 0, y: 0, w: 600, h: 400, view: { x: 0, y: 0, w: 900, h: 600, stage: 900, focus: 450 } },
  )
  const edge = top - size - 34
  const cover =
    path(d`M0 ${edge + 26}Q150 ${edge - 24} 300 ${edge + 12}T600 ${edge - 6}V400H0z`, ground, 'opacity=".95"') +
    line(d`M0 ${edge + 20}Q150 ${edge - 30} 300 ${edge + 6}T600 ${edge - 12}`, gold, 5)
  const words =
    textLines(lines, 300, top, size, 1.3) +
    group(textLines(notes, 300, 346, 17), `fill="${lighter(ground, 0.84)}" font-weight="400"`) +
    rect(282, 366, 36, 4, gold)
  return svgOf(600, 400, '0 0 600 400', scene + cover + typeset(words, 'text-anchor="middle"'))
}
