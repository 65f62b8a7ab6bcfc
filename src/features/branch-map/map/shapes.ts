import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { inInset, insetCode } from './projection.ts'

const ring = z.array(z.array(z.number()))
const feature = z.looseObject({
  geometry: z.looseObject({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
  properties: z.looseObject({ adcode: z.number(), name: z.string(), centroid: z.tuple([z.number(), z.number()]) }),
})
const collection = z.object({ type: z.literal('FeatureCollection'), features: z.array(feature) })
export type Shapes = z.output<typeof collection>

/** The divisions of Sichuan, and the neighbouring region's capital, where the exchange has a centre. */
const files = ['sichuan.json', 'lhasa.json']

async function fetchShapes(file: string, signal: AbortSignal): Promise<Shapes> {
  const answer = await fetch(`${import.meta.env.BASE_URL}map/${file}`, { signal })
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}`)
  return z.parse(collection, await answer.json())
}

type Feature = Shapes['features'][number]

/** A shape that is drawn in the inset, with its centroid. */
function movedToInset(one: Feature): Feature {
  const { geometry, properties } = one
  const moved = ([lng = 0, lat = 0]: readonly number[]) => inInset([lng, lat])
  return {
    ...one,
    geometry: {
      ...geometry,
      coordinates: geometry.coordinates.map((polygon) => polygon.map((points) => points.map(moved))),
    },
    properties: { ...properties, centroid: inInset(properties.centroid) },
  }
}

/** One map of all files. echarts places a name at `cp`; its default falls outside of an L-shaped region. */
export function joinShapes(parts: readonly Shapes[]): Shapes {
  return {
    type: 'FeatureCollection',
    features: parts
      .flatMap(({ features }) => features)
      .map((one) => (one.properties.adcode === insetCode ? movedToInset(one) : one))
      .map((one) => ({ ...one, properties: { ...one.properties, cp: one.properties.centroid } })),
  }
}

export const shapesQuery = queryOptions({
  queryKey: ['map-shapes'],
  queryFn: async ({ signal }) => joinShapes(await Promise.all(files.map((file) => fetchShapes(file, signal)))),
  staleTime: Infinity,
  gcTime: Infinity,
})
