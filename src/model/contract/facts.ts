/** A party of a contract, as it is identified there. */
export type Party = {
  name: string
  /** Number of the identity card, or unified social credit code. */
  code: string
  /** The person who acts for it. */
  agent: string
}

/** What a deal settles of its contract. */
export type DealFacts = {
  contractNo: string
  projectNo: string
  assetsName: string
  typeCode: string
  /** Key of the bid mode. */
  mode: string
  /** Epoch ms. */
  closedAt: number
  /** 元; of a lease the rent of the whole term. */
  price: string
  /** 元 */
  deposit: string
  seller: Party
  taker: Party
  /** Of the listing, as in its notice. */
  facts: readonly { label: string; value: string }[]
}
