/** Rows by the year of a `YYYY-…` date; the order of years and rows is that of the rows. */
export function byYear<T>(rows: readonly T[], dateOf: (row: T) => string): [year: string, rows: T[]][] {
  const years = new Map<string, T[]>()
  for (const row of rows) {
    const year = dateOf(row).slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), row])
  }
  return [...years]
}
