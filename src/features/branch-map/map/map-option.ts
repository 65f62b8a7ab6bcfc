import { isHeadOffice } from '#src/model/branch/rules.ts'
import { colours, fontFamily } from '#src/shared/config/tokens.ts'
import type { ChartOption } from '#src/shared/ui/chart/ChartMap.tsx'
import { bandOf } from './bands.ts'
import { type Label, labelSides, type Side } from './label-sides.ts'
import { type Place, shortName } from '../places.ts'

/** The name under which the shapes are registered. */
export const mapName = 'branches'

type Point = [number, number]

/** One degree of longitude is that much of one of latitude at 30° north. */
const aspectScale = 0.87
/** From Lhasa's western border to the province's eastern one. */
const mapWidthDegrees = 18.7
const mapCentreDegrees = 99.2
const headOfficeDegrees = 104.07
/** Left of the middle: room for the ranking at the right. */
const centreShare = 0.46
const layoutSize = (height: number) => height * 1.85
const fontSize = (typeScale: number) => Math.round(11 * Math.min(typeScale, 1.25))
/** About where the head office is in a drawing of this size, px from its left edge. */
export const headOfficeAt = (width: number, height: number): number =>
  width * centreShare + ((headOfficeDegrees - mapCentreDegrees) * layoutSize(height)) / mapWidthDegrees
/** Readable on each of the bands, and across their borders. */
const writing = { color: colours.ink, textBorderColor: colours.card, textBorderWidth: 3 }

type Region = { name: string; centroid: Point }

export type MapOptionInput = {
  places: readonly Place[]
  /** The shapes by administrative code: echarts knows a region by its name. */
  regions: ReadonlyMap<number, Region>
  /** Nothing moves by itself. */
  still: boolean
  typeScale: number
  /** Of the box, px. */
  height: number
  /** Whether names are followed by their listings. */
  counts: boolean
  /** What a place shows when it is pointed at; of a region nobody told figures of, the name is all there is. */
  tooltip: (place: Place | string) => HTMLElement
}

const shapeAt = (regions: ReadonlyMap<number, Region>, { adcode }: Place): Region | undefined =>
  adcode === null ? undefined : regions.get(adcode)

/** Where a branch is drawn: where it says it is, else in the middle of its region. */
function pointOf(place: Place, regions: ReadonlyMap<number, Region>): Point | null {
  const { lng, lat } = place.branches[0] ?? {}
  if (typeof lng === 'number' && typeof lat === 'number') return [lng, lat]
  return shapeAt(regions, place)?.centroid ?? null
}

const isHead = ({ branches }: Place) => branches.some(isHeadOffice)

/** A place with a branch and with a point to draw it at. */
type Seat = { place: Place; point: Point }

const seatsOf = ({ places, regions }: MapOptionInput): Seat[] =>
  places.flatMap((place) => {
    const point = place.branches.length > 0 ? pointOf(place, regions) : null
    return point ? [{ place, point }] : []
  })

const caption = (place: Place, { regions, counts }: MapOptionInput): string => {
  const shape = shapeAt(regions, place)
  const name = shape ? shortName(shape.name) : place.region
  return counts ? `${name} ${place.listings}` : name
}

const regionsOf = (input: MapOptionInput) =>
  input.places.flatMap((place) => {
    const { listings, branches } = place
    const name = shapeAt(input.regions, place)?.name
    if (!name) return []
    const { fill } = bandOf(listings)
    return [
      {
        name,
        itemStyle: { areaColor: fill },
        // Where a branch is, its point carries the name.
        label: branches.length > 0 ? { show: false } : { show: true, formatter: caption(place, input) },
        emphasis: {
          ...(branches.length > 0 ? { label: { show: false } } : {}),
          itemStyle: { areaColor: fill, borderColor: colours.price, borderWidth: 2 },
        },
      },
    ]
  })

/** Rough, and good enough to keep names apart: echarts fits the shapes into a square by their wider side. */
function labelAt([lng, lat]: Point, text: string, { height, typeScale }: MapOptionInput): Label {
  const pxPerDegree = layoutSize(height) / mapWidthDegrees
  const width = [...text].reduce((sum, letter) => sum + (/[\d ]/.test(letter) ? 0.55 : 1), 0) * fontSize(typeScale)
  return { x: lng * pxPerDegree, y: (-lat * pxPerDegree) / aspectScale, width }
}

function sidesOf(input: MapOptionInput, seats: readonly Seat[]): Side[] {
  const taken = new Set(seats.map(({ place }) => place.adcode))
  const others = [...input.regions].filter(([adcode]) => !taken.has(adcode))
  return labelSides(
    seats.map(({ place, point }) => labelAt(point, caption(place, input), input)),
    others.map(([, { name, centroid }]) => labelAt(centroid, shortName(name), input)),
  )
}

function pointsOf(input: MapOptionInput, seats: readonly Seat[]): object[] {
  const sides = sidesOf(input, seats)
  return seats.map(({ place, point }, index) => {
    const isCentre = isHead(place)
    return {
      value: point,
      adcode: place.adcode,
      symbolSize: isCentre ? 13 : 7,
      itemStyle: {
        color: isCentre ? colours.price : colours.card,
        borderColor: isCentre ? colours.card : colours.gold,
        borderWidth: 2,
      },
      label: {
        show: true,
        position: sides[index],
        formatter: caption(place, input),
      },
    }
  })
}

function seriesOf(input: MapOptionInput): object[] {
  const seats = seatsOf(input)
  const head = seats.find(({ place }) => isHead(place))
  const lines = {
    type: 'lines',
    coordinateSystem: 'geo',
    silent: true,
    zlevel: 0,
    z: 3,
    lineStyle: { color: colours.gold, width: 1, opacity: 0.5, curveness: 0.18 },
    // Once and no more: what runs for ever would need a button to stop it (WCAG 2.2.2).
    effect: { show: !input.still, loop: false, period: 3, symbolSize: 5, trailLength: 0, color: colours.price },
    data: head ? seats.filter((seat) => seat !== head).map(({ point }) => ({ coords: [head.point, point] })) : [],
  }
  const points = {
    type: 'scatter',
    coordinateSystem: 'geo',
    zlevel: 0,
    z: 4,
    label: { fontSize: fontSize(input.typeScale), ...writing },
    data: pointsOf(input, seats),
  }
  return [lines, points]
}

type Pointed = { componentType?: string; name?: string; data?: { adcode?: number | null } }

/** The place that the pointer is on: a point knows its code, a region its name. */
export function placeAt(
  { name, data }: Pointed,
  { places, regions }: Pick<MapOptionInput, 'places' | 'regions'>,
): Place | undefined {
  return places.find((place) =>
    data?.adcode === undefined ? name && shapeAt(regions, place)?.name === name : place.adcode === data.adcode,
  )
}

/** What echarts is to draw (HM-14). Pure: the same places give the same picture. */
export function mapOption(input: MapOptionInput): ChartOption {
  const { still, typeScale, height, tooltip } = input
  const formatter = (hovered: Pointed) => tooltip(placeAt(hovered, input) ?? hovered.name ?? '')
  return {
    animation: !still,
    animationDuration: 200,
    textStyle: { fontFamily },
    tooltip: {
      trigger: 'item',
      confine: true,
      transitionDuration: 0,
      backgroundColor: colours.card,
      borderColor: colours.line,
      padding: 0,
      formatter,
    },
    geo: {
      map: mapName,
      roam: false,
      aspectScale,
      layoutCenter: [`${centreShare * 100}%`, '50%'],
      layoutSize: layoutSize(height),
      tooltip: { show: true, formatter },
      label: {
        show: true,
        formatter: ({ name }: { name: string }) => shortName(name),
        fontSize: fontSize(typeScale),
        ...writing,
        color: colours['ink-2'],
      },
      itemStyle: { areaColor: colours.skeleton, borderColor: colours.card, borderWidth: 1 },
      emphasis: { label: { color: colours.ink }, itemStyle: { areaColor: colours.skeleton } },
      regions: regionsOf(input),
    },
    series: seriesOf(input),
  }
}
