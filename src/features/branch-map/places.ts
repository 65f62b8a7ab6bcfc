import { isHeadOffice } from '#src/model/branch/rules.ts'
import type { Branch } from '#src/model/branch/schema.ts'
import type { MapRegion } from '#src/model/statistics/schema.ts'

/**
 * `成都市` → `成都`, `阿坝藏族羌族自治州` → `阿坝`: the short name of a division on a map. The names of the shapes end in one
 * character for the kind of division; those of autonomous prefectures include their peoples.
 */
export function shortName(name: string): string {
  const characters = Array.from(name)
  return characters.slice(0, characters.length > 4 ? 2 : -1).join('')
}

/** One place of the map: a region with its figures and its branches. */
export type Place = {
  /** Null for a region without a shape on the map: its figures are in the table only. */
  adcode: number | null
  region: string
  /** Empty where the exchange has no branch. */
  branches: readonly Branch[]
  listings: number
  /** 万元; null where the exchange does not give it. */
  listed: string | null
  /** 万元; null where the exchange does not give it. */
  dealt: string | null
}

/** What identifies a shape of the map. */
type Shape = { adcode: number; name: string }

/** Chengdu, the place of the head office. */
const headOfficeCode = 510_100
const emptyFigures = { listings: 0, listed: '0', dealt: '0' }
const rank = ({ branches }: Place) => (branches.some(isHeadOffice) ? 0 : branches.length > 0 ? 1 : 2)

type Named = { name: string; adcode?: number | null | undefined }

/** The code of a region or branch, or that of the shape whose name is part of its name. */
const codeOf = ({ adcode, name }: Named, shapes: readonly Shape[]): number | null =>
  adcode ?? shapes.find((shape) => name.includes(shortName(shape.name)))?.adcode ?? null

const codeOfBranch = (branch: Branch, shapes: readonly Shape[]): number | null =>
  codeOf(branch, shapes) ?? (isHeadOffice(branch) ? headOfficeCode : null)

const placeOf = (region: MapRegion, shapes: readonly Shape[]): Place => ({
  adcode: codeOf(region, shapes),
  region: region.name,
  branches: [],
  listings: region.value,
  listed: region.value1 ?? null,
  dealt: region.value2 ?? null,
})

/** Figures and branches joined by administrative code: the head office first, then by listings, regions without a branch last. */
export function placesOf(
  regions: readonly MapRegion[],
  branches: readonly Branch[],
  shapes: readonly Shape[] = [],
): Place[] {
  const places = new Map<number | string, Place>()
  for (const region of regions) {
    const place = placeOf(region, shapes)
    places.set(place.adcode ?? place.region, place)
  }
  for (const branch of branches) {
    const adcode = codeOfBranch(branch, shapes)
    const key = adcode ?? branch.name
    const region = shapes.find((shape) => shape.adcode === adcode)?.name ?? branch.name
    const here = places.get(key) ?? { adcode, region, branches: [], ...emptyFigures }
    places.set(key, { ...here, branches: [...here.branches, branch] })
  }
  return [...places.values()].sort(
    (a, b) => rank(a) - rank(b) || b.listings - a.listings || (a.adcode ?? Infinity) - (b.adcode ?? Infinity),
  )
}
