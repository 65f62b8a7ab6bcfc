/** Who offers an asset is called by its type (domain 2.3). */
const sellers: Readonly<Record<string, string>> = {
  '1': '转让方',
  '2': '转让方',
  '4': '融资方',
  '5': '资源方',
  '6': '出租方',
}

/** Whose assets they are where they are of several types, or of one nobody told the portal of. */
const anySeller = '项目方'

/** What whoever offers the assets of these types is called. */
export function sellerWord(...typeCodes: (string | null | undefined)[]): string {
  const words = new Set(typeCodes.map((typeCode) => sellers[typeCode ?? ''] ?? anySeller))
  const [word = anySeller] = words
  return words.size === 1 ? word : anySeller
}
