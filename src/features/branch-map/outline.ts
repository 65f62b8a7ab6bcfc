import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'

const point = z.tuple([z.number(), z.number()])
const division = z.object({
  properties: z.object({ adcode: z.number(), name: z.string(), center: point }),
  geometry: z.object({ coordinates: z.array(z.array(z.array(point))) }),
})
const divisions = z.object({ features: z.array(division) })
type Division = z.output<typeof division>

/** The home province, and the neighbouring capital, which has a map of its own. */
const fileOf = (adcode: number): string => (String(adcode).startsWith('51') ? 'sichuan.json' : 'lhasa.json')

/** A division as an SVG path; `x` and `y` are its seat of government. */
type Outline = { adcode: number; name: string; path: string; x: number; y: number }
export type Drawing = { width: number; height: number; outlines: Outline[] }

const width = 260
const pad = 4

/** Equirectangular, true in the middle of the shapes; two decimals are less than a pixel. */
export function drawingOf(features: readonly Division[]): Drawing {
  const points = features.flatMap(({ geometry }) => geometry.coordinates.flat(2))
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const least = { x: Math.min(...xs), y: Math.min(...ys) }
  const most = { x: Math.max(...xs), y: Math.max(...ys) }
  const narrowing = Math.cos((((least.y + most.y) / 2) * Math.PI) / 180)
  const scale = (width - 2 * pad) / ((most.x - least.x) * narrowing)
  const at = ([x, y]: readonly [number, number]) =>
    [pad + (x - least.x) * narrowing * scale, pad + (most.y - y) * scale] as const
  const ring = (line: readonly (readonly [number, number])[]) =>
    `M${line
      .map((one) =>
        at(one)
          .map((value) => value.toFixed(1))
          .join(' '),
      )
      .join('L')}Z`
  return {
    width,
    height: Math.ceil((most.y - least.y) * scale + 2 * pad),
    outlines: features.map(({ properties: { adcode, name, center }, geometry }) => {
      const [x, y] = at(center)
      return { adcode, name, path: geometry.coordinates.flat().map(ring).join(''), x, y }
    }),
  }
}

/** The map that contains a division, drawn for a narrow column. */
export const drawingQuery = (adcode: number) => {
  const file = fileOf(adcode)
  return queryOptions({
    queryKey: ['map-outline', file],
    queryFn: async ({ signal }) => {
      const answer = await fetch(`${import.meta.env.BASE_URL}map/${file}`, { signal })
      if (!answer.ok) throw new Error(`${file} answered ${answer.status}`)
      return drawingOf(z.parse(divisions, await answer.json()).features)
    },
    staleTime: Infinity,
    gcTime: Infinity,
  })
}
