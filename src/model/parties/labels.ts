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
export function sellerLabel(...typeCodes: (string | null | undefined)[]): string {
  const words = new Set(typeCodes.map((typeCode) => sellers[typeCode ?? ''] ?? anySeller))
  const [word = anySeller] = words
  return words.size === 1 ? word : anySeller
}

const takers: Readonly<Record<string, string>> = { '4': '投资方', '5': '合作方', '6': '承租方' }

/** What whoever takes an asset of this type is called. */
export const takerLabel = (typeCode: string | null | undefined): string => takers[typeCode ?? ''] ?? '受让方'

/** Whether an asset is let and not sold, whatever its price is counted in. */
export const isLease = (typeCode: string | null | undefined): boolean => typeCode === '6'

/** What taking an asset is called in its form and papers, by its type (domain 6.3). */
type Taking = {
  intent: string
  way: string
  sole: string
  joint: string
  share: string
  ownShare: string
  /** The price that is promised when enrolling. */
  offer: string
  conditions: string
  promise: string
  application: string
}

const transfer: Taking = {
  intent: '受让意向',
  way: '受让方式',
  sole: '独立受让',
  joint: '联合受让',
  share: '受让比例',
  ownShare: '我方受让比例',
  offer: '受让底价（承诺报价）',
  conditions: '受让条件',
  promise: '受让承诺函',
  application: '受让申请书',
}

const increase: Taking = {
  intent: '投资意向',
  way: '投资方式',
  sole: '独立投资',
  joint: '联合投资',
  share: '投资比例',
  ownShare: '我方投资比例',
  offer: '投资底价（承诺报价）',
  conditions: '投资条件',
  promise: '投资承诺函',
  application: '投资意向书',
}

const cooperation: Taking = {
  intent: '合作意向',
  way: '合作方式',
  sole: '独立合作',
  joint: '联合合作',
  share: '合作比例',
  ownShare: '我方合作比例',
  offer: '合作底价（承诺报价）',
  conditions: '合作条件',
  promise: '合作承诺函',
  application: '合作意向书',
}

const lease: Taking = {
  intent: '承租意向',
  way: '承租方式',
  sole: '独立承租',
  joint: '联合承租',
  share: '承租比例',
  ownShare: '我方承租比例',
  offer: '租金底价（承诺报价）',
  conditions: '承租条件',
  promise: '承租承诺函',
  application: '承租申请书',
}

const takings: Readonly<Record<string, Taking>> = { '4': increase, '5': cooperation, '6': lease }

export const takingOf = (typeCode: string | null | undefined): Taking => takings[typeCode ?? ''] ?? transfer
