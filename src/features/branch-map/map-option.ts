import { colours, fontFamily } from '#src/shared/config/tokens.ts'
import type { ChartOption } from '#src/shared/ui/ChartMap.tsx'
import { bandOf } from './bands.ts'
import type { Place } from './places.ts'

/** The name under which the shapes are registered. */
export const mapName = 'branches'

type Point = [number, number]

export type MapOptionInput = {
  places: readonly Place[]
  /** Names of the shapes by administrative code: echarts knows a region by its name. */
  names: ReadonlyMap<number, string>
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

const pointOf = ({ branches }: Place): Point => [branches[0]!.lng, branches[0]!.lat]
const isHead = ({ branches }: Place) => branches.some(({ kind }) => kind === 'head')

const regionsOf = ({ places, names }: MapOptionInput) =>
  places.flatMap((place) => {
    const name = names.get(place.adcode)
    if (!name) return []
    const { fill, ink } = bandOf(place.listings)
    const label = { color: ink, formatter: `${shortName(name)}\n${place.listings}` }
    return [
      {
        name,
        itemStyle: { areaColor: fill },
        label,
        emphasis: { label, itemStyle: { areaColor: fill, borderColor: colours.price, borderWidth: 2 } },
      },
    ]
  })

const dot = (place: Place) => ({
  value: pointOf(place),
  adcode: place.adcode,
  symbolSize: isHead(place) ? 13 : 7,
  itemStyle: isHead(place)
    ? { color: colours.price, borderColor: colours.card, borderWidth: 2 }
    : { color: colours.card, borderColor: colours.gold, borderWidth: 2 },
})

function seriesOf({ places, still }: MapOptionInput): object[] {
  const seats = places.filter(({ branches }) => branches.length > 0)
  const head = seats.find(isHead)
  const lines = {
    type: 'lines',
    coordinateSystem: 'geo',
    silent: true,
    zlevel: 1,
    lineStyle: { color: colours.gold, width: 1, opacity: 0.55, curveness: 0.18 },
    // Once and no more: what runs for ever would need a button to stop it (WCAG 2.2.2).
    effect: { show: !still, loop: false, period: 3, symbolSize: 5, trailLength: 0, color: colours.price },
    data: head
      ? seats.filter((place) => place !== head).map((place) => ({ coords: [pointOf(head), pointOf(place)] }))
      : [],
  }
  const points = { type: 'scatter', coordinateSystem: 'geo', zlevel: 2, data: seats.map(dot) }
  return [lines, points]
}

type Hovered = { componentType?: string; name?: string; data?: { adcode?: number } }

/** What echarts is to draw (HM-14). Pure: the same places give the same picture. */
export function mapOption(input: MapOptionInput): ChartOption {
  const { places, names, still, typeScale, height, tooltip } = input
  const byName = new Map(places.map((place) => [names.get(place.adcode), place]))
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
      aspectScale: 0.87,
      layoutCenter: ['50%', '50%'],
      layoutSize: height * 1.7,
      tooltip: { show: true },
      label: { show: true, fontSize: Math.round(11 * Math.min(typeScale, 1.25)), lineHeight: 13, color: colours.ink },
      itemStyle: { areaColor: colours.skeleton, borderColor: colours.card, borderWidth: 1 },
      emphasis: { label: { color: colours.ink } },
      regions: regionsOf(input),
    },
    series: seriesOf(input),
  }
}
