/** Payment by instalments (32 号令 art. 28): shares in per cent, time in days, interest by the year. */
export const instalmentRules = {
  firstPercent: '30',
  maxDays: 365,
  maxRest: 4,
  /** Working days in which the seller answers a request. */
  answerDays: 3,
  /** Characters of the reason of a refusal. */
  reasonMax: 100,
  /** Loan prime rate of one year, in per cent. */
  ratePercent: '3.1',
  /** 元: from this listing price on, a notice of shares allows instalments. */
  leastPrice: '50000000',
} as const
