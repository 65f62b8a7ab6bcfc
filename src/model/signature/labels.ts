/** Forms that the exchange issues, seals and signs, and what it is in them. */
export const formLabels = { certificate: '产权交易凭证', statement: '结算单', issuer: '出具方' } as const

/** For whom a letter is that is not about a deal yet, or is an invoice. */
export const holderLabels = { bidder: '竞买人', applicant: '意向方', buyer: '购买方' } as const
