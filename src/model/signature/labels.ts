/** Forms that the exchange issues, seals and signs, and what it is in them. */
export const formLabels = { certificate: '产权交易凭证', statement: '结算单', issuer: '出具方' } as const
