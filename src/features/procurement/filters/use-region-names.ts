import { useQueries } from '@tanstack/react-query'
import { regionsQuery } from '#src/features/dictionary/queries.ts'

/** Names of prefectures by their codes, as far as they are loaded. */
export type RegionNames = Readonly<Record<string, string>>

/** The names of these prefectures; the divisions of a province are fetched once. */
export function useRegionNames(codes: readonly string[]): RegionNames {
  const provinces = [...new Set(codes.map((code) => `${code.slice(0, 2)}0000`))].toSorted()
  return useQueries({
    queries: provinces.map((province) => regionsQuery(province)),
    combine: (answers) =>
      Object.fromEntries(answers.flatMap(({ data = [] }) => data.map(({ code, name }) => [code, name] as const))),
  })
}
