import { grouped, isMoney } from './money.ts'

/** An amount in 元 for sentences and fields: whole ones without decimals, others in 分, never one decimal. Other text unchanged. */
export const briefYuan = (yuan: string): string => (isMoney(yuan) ? grouped(yuan, 2).replace(/\.00$/, '') : yuan)
