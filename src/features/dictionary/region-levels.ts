/** A division's code as those of its province, its city and itself; '' where it does not go so deep. */
export function levelsOf(code: string): [province: string, city: string, district: string] {
  if (!/^\d{6}$/.test(code)) return ['', '', '']
  const province = `${code.slice(0, 2)}0000`
  const city = `${code.slice(0, 4)}00`
  return [province, city === province ? '' : city, code === city || code === province ? '' : code]
}
