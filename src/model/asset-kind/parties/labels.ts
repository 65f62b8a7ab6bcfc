import { type KindCode, ofKind, sharedLabel, type TypeCode } from '../labels.ts'

type Parties = {
  /** The party that offers the asset. */
  seller: string
  /** The party that takes it. */
  taker: string
}

/** The parties of each kind (domain 2.3). Apart from the names of the kinds, so that the home page does not load them. */
const parties: Readonly<Record<KindCode, Parties>> = {
  '1': { seller: '转让方', taker: '受让方' },
  '4': { seller: '融资方', taker: '投资方' },
  '2': { seller: '转让方', taker: '受让方' },
  '6': { seller: '出租方', taker: '承租方' },
  '5': { seller: '资源方', taker: '合作方' },
}

const anySeller = '项目方'

/** The party that offers assets of these kinds. */
export const sellerLabel = (...codes: readonly TypeCode[]): string =>
  sharedLabel(
    codes.map((code) => ofKind(parties, code)?.seller ?? anySeller),
    anySeller,
  )

/** What a party of a deal is called. */
export const partyLabel = (code: TypeCode, role: string): string =>
  role === 'seller' ? sellerLabel(code) : takerLabel(code)

const anyTaker = '受让方'

/** The party that takes an asset of this kind. */
export const takerLabel = (code: TypeCode): string => ofKind(parties, code)?.taker ?? anyTaker
