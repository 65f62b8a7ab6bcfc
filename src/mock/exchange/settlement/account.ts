import { payee, banks } from '../deposits/banks.ts'

/** The settlement account of the exchange, to which everything but deposits is paid. */
export const account = { name: payee, bank: banks[0], account: '6228480000000600' } as const
