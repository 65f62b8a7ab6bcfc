import Big from 'big.js'

/** Banks that keep the exchange's settlement accounts. */
export const banks = ['岷江商业银行成都高新支行', '蜀川银行营业部', '嘉陵农村商业银行成都分行'] as const

/** Who receives every deposit. */
export const payee = '岷江联合产权交易所有限公司'

/** How long the exchange's finance people take to examine a claim or a guarantee. */
export const financeCheckMs = 20_000

/** An amount in 元 with at most two decimals, above nothing. */
export const isPayable = (amount: string): boolean => /^\d{1,12}(\.\d{1,2})?$/.test(amount) && new Big(amount).gt(0)

/** The end of an account number, by which its owner knows it. */
export const lastFour = (account: string): string => account.replaceAll(/\D/g, '').slice(-4)

/** The number of a new sub-account. */
export const newAccount = (random: () => number): string =>
  `6228${String(Math.floor(random() * 1e12)).padStart(12, '0')}`
