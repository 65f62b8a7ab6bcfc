import type { Branch } from '#src/model/branch/schema.ts'
import type { MapRegion } from '#src/model/statistics/schema.ts'

/** One place of the map: a region with its figures and whoever of the exchange sits there. */
export type Place = {
  adcode: number
  region: string
  /** Empty where the exchange has no branch. */
  branches: readonly Branch[]
  listings: number
  /** 万元. */
  listed: string
  /** 万元. */
  dealt: string
}

const emptyFigures = { value: 0, value1: '0', value2: '0' }
const rank = ({ branches }: Place) => (branches.some(({ kind }) => kind === 'head') ? 0 : branches.length > 0 ? 1 : 2)

/** Figures and branches met by their administrative code: the head office first, then by listings, regions without a branch last. */
export function placesOf(regions: readonly MapRegion[], branches: readonly Branch[]): Place[] {
  const figures = new Map(regions.map((region) => [region.adcode, region]))
  const codes = new Set([...branches.map(({ adcode }) => adcode), ...figures.keys()])
  return [...codes]
    .map((adcode): Place => {
      const here = branches.filter((branch) => branch.adcode === adcode)
      const { value, value1, value2 } = figures.get(adcode) ?? emptyFigures
      const region = figures.get(adcode)?.name ?? here[0]?.name ?? ''
      return { adcode, region, branches: here, listings: value, listed: value1, dealt: value2 }
    })
    .sort((a, b) => rank(a) - rank(b) || b.listings - a.listings || a.adcode - b.adcode)
}
