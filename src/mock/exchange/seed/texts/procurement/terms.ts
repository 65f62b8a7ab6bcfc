/** The periods and shares of procurement (招标投标法 and its 实施条例) that the texts name. Days are calendar days. */
export const procurementTerms = {
  /** Least days for which the documents are sold. */
  saleDays: 5,
  /** Most per cent of the estimated price. */
  bondPercent: 2,
  /** Days within which the candidates are published after the evaluation report. */
  reportDays: 3,
  /** Least days of publicity. */
  publicityDays: 3,
  /** Days within which an objection is answered. */
  answerDays: 3,
  /** Days after the contract within which bonds are returned. */
  bondReturnDays: 5,
  /** Most per cent of the contract amount. */
  performancePercent: 10,
  /** How long the one-time code of the sign-on is valid. */
  codeSeconds: 60,
} as const
