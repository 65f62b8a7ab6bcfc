import { isHeadOffice } from '#src/model/branch/rules.ts'
import { type ColourName, coloursOf, fontFamily, type Scheme } from '#src/shared/config/tokens.ts'
import type { ChartOption } from '#src/shared/ui/chart/ChartMap.tsx'
import { bandOf } from './bands.ts'
import { type Label, labelSides, type Side } from './label-sides.ts'
import { type Place, shortName } from '../places.ts'
import {
  aspectScale,
  inInset,
  insetCode,
  insetFrame,
  layoutSize,
  type Point,
  provinceBounds,
  pxOf,
} from './projection.ts'

/** The name under which the shapes are registered. */
export const mapName = 'branches'

const fontSize = (typeScale: number) => Math.round(12 * Math.min(typeScale, 1.25))
/** So many places are named on the map, the largest; the others in tooltips and in the table. */
const namedMax = 6

type Palette = Record<ColourName, string>
/** Readable on every band and across borders. */
const labelStyle = (palette: Palette) => ({
  color: palette.ink,
  fontWeight: 600,
  textBorderColor: palette.card,
  textBorderWidth: 3,
})

type Region = { name: string; centroid: Point }

export type MapOptionInput = {
  places: readonly Place[]
  /** By administrative code, as echarts identifies a region by its name alone. */
  regions: ReadonlyMap<number, Region>
  /** Without animation. */
  still: boolean
  typeScale: number
  scheme: Scheme
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
  if (typeof lng === 'number' && typeof lat === 'number')
    return place.adcode === insetCode ? inInset([lng, lat]) : [lng, lat]
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

/** The largest places, and the one of the inset, whose name is that of the inset. */
function namedPlaces({ places }: MapOptionInput): ReadonlySet<Place> {
  const largest = [...places].sort((a, b) => b.listings - a.listings).slice(0, namedMax)
  return new Set([
    ...largest.filter(({ listings }) => listings > 0),
    ...places.filter(({ adcode }) => adcode === insetCode),
  ])
}

const labelText = (place: Place, { regions, counts }: MapOptionInput): string => {
  const shape = shapeAt(regions, place)
  const name = shape ? shortName(shape.name) : place.region
  return counts ? `${name} ${place.listings}` : name
}

function regionsOf(input: MapOptionInput, palette: Palette, named: ReadonlySet<Place>) {
  return input.places.flatMap((place) => {
    const name = shapeAt(input.regions, place)?.name
    if (!name) return []
    const areaColor = palette[bandOf(place.listings).colour]
    // Where there is a branch, its point has the label.
    const hasPoint = place.branches.length > 0
    return [
      {
        name,
        itemStyle: { areaColor },
        label: hasPoint || !named.has(place) ? { show: false } : { show: true, formatter: labelText(place, input) },
        emphasis: {
          label: hasPoint ? { show: false } : { show: true, formatter: labelText(place, input) },
          itemStyle: { areaColor, borderColor: palette.price, borderWidth: 2 },
        },
      },
    ]
  })
}

/** An estimate that is exact enough to keep labels apart. */
function labelAt(point: Point, text: string, { height, typeScale }: MapOptionInput): Label {
  const width = [...text].reduce((sum, character) => sum + (/[\d ]/.test(character) ? 0.6 : 1), 0) * fontSize(typeScale)
  return { ...pxOf(point, height), width }
}

/** The sides of the labels of the named places, which also keep clear of the points without a name. */
function sidesOf(
  input: MapOptionInput,
  branchPoints: readonly BranchPoint[],
  named: ReadonlySet<Place>,
): ReadonlyMap<Place, Side> {
  const isNamed = ({ place }: BranchPoint) => named.has(place)
  const shown = branchPoints.filter(isNamed)
  const sides = labelSides(
    shown.map(({ place, point }) => labelAt(point, labelText(place, input), input)),
    branchPoints.filter((one) => !isNamed(one)).map(({ point }) => ({ ...pxOf(point, input.height), width: 10 })),
  )
  return new Map(shown.map(({ place }, index) => [place, sides[index] ?? 'right']))
}

function pointsOf(
  input: MapOptionInput,
  branchPoints: readonly BranchPoint[],
  palette: Palette,
  named: ReadonlySet<Place>,
): object[] {
  const sides = sidesOf(input, branchPoints, named)
  return branchPoints.map(({ place, point }) => {
    const isCentre = isHead(place)
    return {
      value: point,
      adcode: place.adcode,
      symbolSize: isCentre ? 13 : 7,
      itemStyle: {
        color: isCentre ? palette.price : palette.card,
        borderColor: isCentre ? palette.card : palette.gold,
        borderWidth: 2,
      },
      label: { show: named.has(place), position: sides.get(place) ?? 'top', formatter: labelText(place, input) },
      emphasis: { label: { show: true } },
    }
  })
}

function seriesOf(input: MapOptionInput, palette: Palette, named: ReadonlySet<Place>): object[] {
  const branchPoints = branchPointsOf(input)
  const head = branchPoints.find(({ place }) => isHead(place))
  const lines = {
    type: 'lines',
    coordinateSystem: 'geo',
    silent: true,
    zlevel: 0,
    z: 3,
    lineStyle: { color: palette.gold, width: 1, opacity: 0.5, curveness: 0.18 },
    // Runs once: an endless animation would need a button that stops it (WCAG 2.2.2).
    effect: { show: !input.still, loop: false, period: 3, symbolSize: 5, trailLength: 0, color: palette.price },
    data: head
      ? branchPoints.filter((branchPoint) => branchPoint !== head).map(({ point }) => ({ coords: [head.point, point] }))
      : [],
  }
  const points = {
    type: 'scatter',
    coordinateSystem: 'geo',
    zlevel: 0,
    z: 4,
    label: { fontSize: fontSize(input.typeScale), ...labelStyle(palette) },
    data: pointsOf(input, branchPoints, palette, named),
  }
  const frame = {
    type: 'lines',
    coordinateSystem: 'geo',
    polyline: true,
    silent: true,
    lineStyle: { color: palette['line-strong'], width: 1, opacity: 1 },
    data: [{ coords: insetFrame }],
  }
  return input.regions.has(insetCode) ? [lines, points, frame] : [lines, points]
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
  const { still, typeScale, height, scheme, tooltip } = input
  const palette = coloursOf(scheme)
  const named = namedPlaces(input)
  const formatter = (hovered: Pointer) => tooltip(placeAt(hovered, input) ?? hovered.name ?? '')
  return {
    animation: !still,
    animationDuration: 200,
    textStyle: { fontFamily },
    tooltip: {
      trigger: 'item',
      confine: true,
      transitionDuration: 0,
      backgroundColor: palette.card,
      borderColor: palette.line,
      padding: 0,
      formatter,
    },
    geo: {
      map: mapName,
      roam: false,
      aspectScale,
      boundingCoords: provinceBounds,
      layoutCenter: ['50%', '50%'],
      layoutSize: layoutSize(height),
      tooltip: { show: true, formatter },
      label: {
        show: false,
        formatter: ({ name }: { name: string }) => shortName(name),
        fontSize: fontSize(typeScale),
        ...labelStyle(palette),
      },
      itemStyle: { areaColor: palette.skeleton, borderColor: palette.card, borderWidth: 1 },
      emphasis: { label: { show: true, color: palette.ink }, itemStyle: { areaColor: palette.skeleton } },
      regions: regionsOf(input, palette, named),
    },
    series: seriesOf(input, palette, named),
  }
}
