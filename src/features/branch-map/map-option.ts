import { colours, fontFamily } from '#src/shared/config/tokens.ts'
import type { ChartOption } from '#src/shared/ui/ChartMap.tsx'
import { bandOf } from './bands.ts'
import { type Label, labelSides, type Side } from './label-sides.ts'
import type { Place } from './places.ts'

/** The name under which the shapes are registered. */
export const mapName = 'branches'

type Point = [number, number]

/** One degree of longitude is that much of one of latitude at 30° north. */
const aspectScale = 0.87
/** From Lhasa to the province's eastern border. */
const mapWidthDegrees = 18
const layoutSize = (height: number) => height * 1.85
const fontSize = (typeScale: number) => Math.round(11 * Math.min(typeScale, 1.25))
/** Readable on each of the bands, and across their borders. */
const writing = { color: colours.ink, textBorderColor: colours.card, textBorderWidth: 3 }

export type Region = { name: string; centroid: Point }

export type MapOptionInput = {
  places: readonly Place[]
  /** The shapes by administrative code: echarts knows a region by its name. */
  regions: ReadonlyMap<number, Region>
  /** Nothing moves by itself. */
  still: boolean
  typeScale: number
  /** Of the box, px. */
  height: number
  tooltip: (place: Place) => HTMLElement
}

/** `阿坝藏族羌族自治州` → `阿坝`: names of prefectures as a map writes them. */
export const shortName = (name: string): string =>
  name.endsWith('自治州') ? Array.from(name).slice(0, 2).join('') : name.replace(/市$/, '')

const caption = (name: string, listings: number): string => `${shortName(name)} ${listings}`
const pointOf = ({ branches }: Place): Point => [branches[0]!.lng, branches[0]!.lat]
const isHead = ({ branches }: Place) => branches.some(({ kind }) => kind === 'head')

const regionsOf = ({ places, regions }: MapOptionInput) =>
  places.flatMap(({ adcode, listings, branches }) => {
    const name = regions.get(adcode)?.name
    if (!name) return []
    const { fill } = bandOf(listings)
    return [
      {
        name,
        itemStyle: { areaColor: fill },
        // Where a branch is, its point carries the name.
        label: branches.length > 0 ? { show: false } : { show: true, formatter: caption(name, listings) },
        emphasis: {
          ...(branches.length > 0 ? { label: { show: false } } : {}),
          itemStyle: { areaColor: fill, borderColor: colours.price, borderWidth: 2 },
        },
      },
    ]
  })

const nameOf = (place: Place, { regions }: MapOptionInput) => regions.get(place.adcode)?.name ?? place.region

/** Rough, and good enough to keep names apart: echarts fits the shapes into a square by their wider side. */
function labelAt([lng, lat]: Point, text: string, { height, typeScale }: MapOptionInput): Label {
  const pxPerDegree = layoutSize(height) / mapWidthDegrees
  const width = [...text].reduce((sum, letter) => sum + (/[\d ]/.test(letter) ? 0.55 : 1), 0) * fontSize(typeScale)
  return { x: lng * pxPerDegree, y: (-lat * pxPerDegree) / aspectScale, width }
}

function sidesOf(input: MapOptionInput, seats: readonly Place[]): Side[] {
  const taken = new Set(seats.map(({ adcode }) => adcode))
  const others = [...input.regions].filter(([adcode]) => !taken.has(adcode))
  return labelSides(
    seats.map((place) => labelAt(pointOf(place), caption(nameOf(place, input), place.listings), input)),
    others.map(([, { name, centroid }]) => labelAt(centroid, shortName(name), input)),
  )
}

function pointsOf(input: MapOptionInput, seats: readonly Place[]): object[] {
  const sides = sidesOf(input, seats)
  return seats.map((place, index) => {
    const isCentre = isHead(place)
    return {
      value: pointOf(place),
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
        formatter: caption(nameOf(place, input), place.listings),
      },
    }
  })
}

function seriesOf(input: MapOptionInput): object[] {
  const seats = input.places.filter(({ branches }) => branches.length > 0)
  const head = seats.find(isHead)
  const lines = {
    type: 'lines',
    coordinateSystem: 'geo',
    silent: true,
    zlevel: 0,
    z: 3,
    lineStyle: { color: colours.gold, width: 1, opacity: 0.5, curveness: 0.18 },
    // Once and no more: what runs for ever would need a button to stop it (WCAG 2.2.2).
    effect: { show: !input.still, loop: false, period: 3, symbolSize: 5, trailLength: 0, color: colours.price },
    data: head
      ? seats.filter((place) => place !== head).map((place) => ({ coords: [pointOf(head), pointOf(place)] }))
      : [],
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

type Hovered = { componentType?: string; name?: string; data?: { adcode?: number } }

/** What echarts is to draw (HM-14). Pure: the same places give the same picture. */
export function mapOption(input: MapOptionInput): ChartOption {
  const { places, regions, still, typeScale, height, tooltip } = input
  const byName = new Map(places.map((place) => [regions.get(place.adcode)?.name, place]))
  const byCode = new Map(places.map((place) => [place.adcode, place]))
  const placeAt = ({ name, data }: Hovered) => (data?.adcode === undefined ? byName.get(name) : byCode.get(data.adcode))
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
      formatter: (hovered: Hovered) => {
        const place = placeAt(hovered)
        return place ? tooltip(place) : ''
      },
    },
    geo: {
      map: mapName,
      roam: false,
      aspectScale,
      layoutCenter: ['50%', '50%'],
      layoutSize: layoutSize(height),
      tooltip: { show: true },
      label: {
        show: true,
        formatter: ({ name }: { name: string }) => shortName(name),
        fontSize: fontSize(typeScale),
        ...writing,
        color: colours['ink-2'],
      },
      itemStyle: { areaColor: colours.skeleton, borderColor: colours.card, borderWidth: 1 },
      emphasis: { label: { color: colours.ink } },
      regions: regionsOf(input),
    },
    series: seriesOf(input),
  }
}
