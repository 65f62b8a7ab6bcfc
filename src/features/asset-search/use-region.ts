import { useQuery } from '@tanstack/react-query'
import type { Region } from '#src/model/system/schema.ts'
import { regionsQuery } from '#src/features/dictionary/queries.ts'

/** The codes of the province, the city and the district of a code; fewer for a city or a province. */
const levelsOf = (code: string): string[] =>
  code ? [...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code])] : []

/** A division of a parent by its code: undefined while loading, null when it does not exist. */
function useDivision(parent: string | null, code: string | undefined): Region | null | undefined {
  const { data } = useQuery({ ...regionsQuery(parent ?? ''), enabled: parent !== null && code !== undefined })
  return parent === null ? undefined : data && (data.find((region) => region.code === code) ?? null)
}

/** The name of a division by its code, looked up level by level; `isUnknown` once a level does not have it. */
export function useRegion(code: string): { name: string | undefined; isUnknown: boolean } {
  const codes = levelsOf(code)
  const province = useDivision('', codes[0])
  const city = useDivision(province?.code ?? null, codes[1])
  const district = useDivision(city?.code ?? null, codes[2])
  const levels = [province, city, district].slice(0, codes.length)
  return { name: levels.at(-1)?.name, isUnknown: levels.includes(null) }
}
