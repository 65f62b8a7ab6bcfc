import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { regionsQuery } from '#src/features/dictionary/queries.ts'

/** Takes a region that the exchange does not have out of the address: no choice could show it. `''` is none. */
export function useKnownRegion(code: string, drop: () => void): void {
  const province = `${code.slice(0, 2)}0000`
  const { data: provinces } = useQuery({ ...regionsQuery(''), enabled: code !== '' })
  const hasProvince = provinces?.some((known) => known.code === province)
  const { data: divisions } = useQuery({ ...regionsQuery(province), enabled: hasProvince === true })
  const isUnknown =
    code !== '' &&
    (hasProvince === false || (divisions !== undefined && !divisions.some((known) => known.code === code)))
  const apply = useEffectEvent(drop)
  useEffect(() => {
    if (isUnknown) apply()
  }, [isUnknown])
}
