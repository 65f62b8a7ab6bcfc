import { useQuery } from '@tanstack/react-query'
import type { Region } from '#src/model/system/schema.ts'
import { regionsQuery } from './queries.ts'

/** The codes of province, city and district above a code, itself the last; fewer for a city or a province. */
const levelsOf = (code: string): string[] =>
  code ? [...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code])] : []

/** A division among those below its parent: undefined while they are on their way, null when it is not there. */
function useDivision(parent: string | null, code: string | undefined): Region | null | undefined {
  const { data } = useQuery({ ...regionsQuery(parent ?? ''), enabled: parent !== null && code !== undefined })
  return parent === null ? undefined : data && (data.find((region) => region.code === code) ?? null)
}

/** The name of a division by its code, from the lists of the levels above it; `isUnknown` once it is in none of them. */
export function useRegion(code: string): { name: string | undefined; isUnknown: boolean } {
  const codes = levelsOf(code)
  const province = useDivision('', codes[0])
  const city = useDivision(province?.code ?? null, codes[1])
  const district = useDivision(city?.code ?? null, codes[2])
  const levels = [province, city, district].slice(0, codes.length)
  return { name: levels.at(-1)?.name, isUnknown: levels.includes(null) }
}
