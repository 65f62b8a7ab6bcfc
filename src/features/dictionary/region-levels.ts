/** The codes of a division's province, city and district; '' for a level below the division. */
export function levelsOf(code: string): [province: string, city: string, district: string] {
  if (!/^\d{6}$/.test(code)) return ['', '', '']
  const province = `${code.slice(0, 2)}0000`
  const city = `${code.slice(0, 4)}00`
  return [province, city === province ? '' : city, code === city || code === province ? '' : code]
}
