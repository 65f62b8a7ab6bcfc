import { useQuery } from '@tanstack/react-query'
import type { Region } from '#src/model/system/schema.ts'
import { regionsQuery } from './queries.ts'

const named = (regions: readonly Region[] | undefined, code: string) => regions?.find((region) => region.code === code)

/** The name of a division by its code, from the lists of the levels above it; `isUnknown` once it is in none of them. */
export function useRegion(code: string): { name: string | undefined; isUnknown: boolean } {
  const province = `${code.slice(0, 2)}0000`
  const city = `${code.slice(0, 4)}00`
  const provinces = useQuery({ ...regionsQuery(''), enabled: code !== '' })
  const hasProvince = named(provinces.data, province) !== undefined
  const cities = useQuery({ ...regionsQuery(province), enabled: code !== '' && code !== province && hasProvince })
  const hasCity = named(cities.data, city) !== undefined
  const districts = useQuery({ ...regionsQuery(city), enabled: code !== city && hasCity })
  if (code === '') return { name: undefined, isUnknown: false }
  const list = code === province ? provinces : code === city ? cities : districts
  const isNowhere =
    (provinces.data && !hasProvince) || (code !== province && cities.data && !hasCity) || (list.data && !named(list.data, code))
  return { name: named(list.data, code)?.name, isUnknown: Boolean(isNowhere) }
}
