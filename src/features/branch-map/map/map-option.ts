import { isHeadOffice } from '#src/model/branch/rules.ts'
import { colours, fontFamily } from '#src/shared/config/tokens.ts'
import type { ChartOption } from '#src/shared/ui/chart/ChartMap.tsx'
import { bandOf } from './bands.ts'
import { type Label, labelSides, type Side } from './label-sides.ts'
import { type Place, shortName } from '../places.ts'

/** The name under which the shapes are registered. */
export const mapName = 'branches'

type Point = [number, number]

/** The length of a degree of longitude at 30° north, in degrees of latitude. */
const aspectScale = 0.87
/** From the western border of Lhasa to the eastern border of the province. */
const mapWidthDegrees = 18.7
const mapCentreDegrees = 99.2
const headOfficeDegrees = 104.07
/** Left of the middle, with room for the ranking at the right. */
const centreShare = 0.46
const layoutSize = (height: number) => height * 1.85
const fontSize = (typeScale: number) => Math.round(11 * Math.min(typeScale, 1.25))
/** The approximate position of the head office in a drawing of this size, px from its left edge. */
export const headOfficeAt = (width: number, height: number): number =>
  width * centreShare + ((headOfficeDegrees - mapCentreDegrees) * layoutSize(height)) / mapWidthDegrees
/** Readable on every band and across borders. */
const labelStyle = { color: colours.ink, textBorderColor: colours.card, textBorderWidth: 3 }

type Region = { name: string; centroid: Point }

export type MapOptionInput = {
  places: readonly Place[]
  /** By administrative code, as echarts identifies a region by its name alone. */
  regions: ReadonlyMap<number, Region>
  /** Without animation. */
  still: boolean
  typeScale: number
  /** Of the box, px. */
  height: number
  /** Whether labels include the number of listings. */
  counts: boolean
  /** The tooltip of a place, or of a region without figures, given by its name. */
  tooltip: (place: Place | string) => HTMLElement
}

const shapeAt = (regions: ReadonlyMap<number, Region>, { adcode }: Place): Region | undefined =>
  adcode === null ? undefined : regions.get(adcode)

/** Where a branch is drawn: at its own coordinates, or in the middle of its region. */
function pointOf(place: Place, regions: ReadonlyMap<number, Region>): Point | null {
  const { lng, lat } = place.branches[0] ?? {}
  if (typeof lng === 'number' && typeof lat === 'number') return [lng, lat]
  return shapeAt(regions, place)?.centroid ?? null
}

const isHead = ({ branches }: Place) => branches.some(isHeadOffice)

/** A place with a branch, and the point where it is drawn. */
type BranchPoint = { place: Place; point: Point }

const branchPointsOf = ({ places, regions }: MapOptionInput): BranchPoint[] =>
  places.flatMap((place) => {
    const point = place.branches.length > 0 ? pointOf(place, regions) : null
    return point ? [{ place, point }] : []
  })

const labelText = (place: Place, { regions, counts }: MapOptionInput): string => {
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
        // Where there is a branch, its point has the label.
        label: branches.length > 0 ? { show: false } : { show: true, formatter: labelText(place, input) },
        emphasis: {
          ...(branches.length > 0 ? { label: { show: false } } : {}),
          itemStyle: { areaColor: fill, borderColor: colours.price, borderWidth: 2 },
        },
      },
    ]
  })

/** An estimate that is exact enough to keep labels apart: echarts fits the shapes into a square by their wider side. */
function labelAt([lng, lat]: Point, text: string, { height, typeScale }: MapOptionInput): Label {
  const pxPerDegree = layoutSize(height) / mapWidthDegrees
  const width =
    [...text].reduce((sum, character) => sum + (/[\d ]/.test(character) ? 0.55 : 1), 0) * fontSize(typeScale)
  return { x: lng * pxPerDegree, y: (-lat * pxPerDegree) / aspectScale, width }
}

function sidesOf(input: MapOptionInput, branchPoints: readonly BranchPoint[]): Side[] {
  const taken = new Set(branchPoints.map(({ place }) => place.adcode))
  const others = [...input.regions].filter(([adcode]) => !taken.has(adcode))
  return labelSides(
    branchPoints.map(({ place, point }) => labelAt(point, labelText(place, input), input)),
    others.map(([, { name, centroid }]) => labelAt(centroid, shortName(name), input)),
  )
}

function pointsOf(input: MapOptionInput, branchPoints: readonly BranchPoint[]): object[] {
  const sides = sidesOf(input, branchPoints)
  return branchPoints.map(({ place, point }, index) => {
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
        formatter: labelText(place, input),
      },
    }
  })
}

function seriesOf(input: MapOptionInput): object[] {
  const branchPoints = branchPointsOf(input)
  const head = branchPoints.find(({ place }) => isHead(place))
  const lines = {
    type: 'lines',
    coordinateSystem: 'geo',
    silent: true,
    zlevel: 0,
    z: 3,
    lineStyle: { color: colours.gold, width: 1, opacity: 0.5, curveness: 0.18 },
    // Runs once: an endless animation would need a button that stops it (WCAG 2.2.2).
    effect: { show: !input.still, loop: false, period: 3, symbolSize: 5, trailLength: 0, color: colours.price },
    data: head
      ? branchPoints.filter((branchPoint) => branchPoint !== head).map(({ point }) => ({ coords: [head.point, point] }))
      : [],
  }
  const points = {
    type: 'scatter',
    coordinateSystem: 'geo',
    zlevel: 0,
    z: 4,
    label: { fontSize: fontSize(input.typeScale), ...labelStyle },
    data: pointsOf(input, branchPoints),
  }
  return [lines, points]
}

type Pointer = { componentType?: string; name?: string; data?: { adcode?: number | null } }

/** The place under the pointer: a point has its code, a region only its name. */
export function placeAt(
  { name, data }: Pointer,
  { places, regions }: Pick<MapOptionInput, 'places' | 'regions'>,
): Place | undefined {
  return places.find((place) =>
    data?.adcode === undefined ? name && shapeAt(regions, place)?.name === name : place.adcode === data.adcode,
  )
}

/** The option of echarts for the map (HM-14). */
export function mapOption(input: MapOptionInput): ChartOption {
  const { still, typeScale, height, tooltip } = input
  const formatter = (hovered: Pointer) => tooltip(placeAt(hovered, input) ?? hovered.name ?? '')
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
        ...labelStyle,
        color: colours['ink-2'],
      },
      itemStyle: { areaColor: colours.skeleton, borderColor: colours.card, borderWidth: 1 },
      emphasis: { label: { color: colours.ink }, itemStyle: { areaColor: colours.skeleton } },
      regions: regionsOf(input),
    },
    series: seriesOf(input),
  }
}
