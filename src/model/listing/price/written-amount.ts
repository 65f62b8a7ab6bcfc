import type { Language, Translate } from '#src/shared/lib/text/i18n.ts'
import { grouped, isMoney } from '../../money/money.ts'
import { wanFromYuan, yuanFromWan } from '../../money/wan.ts'
import { amountText, amountUnit } from '../rules.ts'
import { amountTexts, wanYuan, yuan } from '../labels.ts'

/** The unit with 元 for 万元: `元/年` of `万元/年`. */
export const fullUnit = (unit: string): string => (unit.startsWith(wanYuan) ? yuan + unit.slice(wanYuan.length) : unit)

/** An amount in its unit as one in its `fullUnit`; exact. */
export const fullAmount = (amount: string, unit: string): string =>
  fullUnit(unit) === unit ? amount : yuanFromWan(amount)
/** The reverse of `fullAmount`. */
export const amountFromFull = (amount: string, unit: string): string =>
  fullUnit(unit) === unit ? amount : wanFromYuan(amount)

const figure = /\d[\d,]*(?:\.\d+)?/g
const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0

/**
 * Each figure of a text times 10,000, for languages without 万: `1,234.500000` is `12,345,000.00`, `10–50` is `100,000–500,000`.
 * Decimals beyond the fourth remain, zeros as well.
 */
export const inFull = (text: string): string =>
  text.replaceAll(figure, (found) =>
    grouped(yuanFromWan(found.replaceAll(',', '')), Math.max(0, decimalsOf(found) - 4)),
  )

/** `currency amount unit` in the order of the language; `currency` and `unit` are texts of the interface, or empty. */
export type WrittenAmount = { currency: string; amount: string; unit: string }

/** 分, and a third decimal only where an amount has one. */
const fine = (amount: string): string => grouped(amount, 3).replace(/0$/, '')

/**
 * A decimal amount in its unit, in full, after the currency and before what the amount is for: 12.5 in 万元/年 is `元`, `125,000.00`,
 * `/年` (CNY 125,000.00 per year).
 */
export function writeInFull(amount: string, unit: string): WrittenAmount {
  const full = fullUnit(unit)
  if (!full.startsWith(yuan)) return { currency: '', amount: grouped(amount), unit }
  return { currency: yuan, amount: fine(fullAmount(amount, unit)), unit: full.slice(yuan.length) }
}

/** A decimal amount in its unit: in Chinese as given, in English in full. */
export function writtenAmount(
  amount: string,
  unit: string,
  language: Language,
  inChinese: Omit<WrittenAmount, 'currency'>,
): WrittenAmount {
  return language === 'en' && fullUnit(unit).startsWith(yuan)
    ? writeInFull(amount, unit)
    : { currency: '', ...inChinese }
}

/** A price in the unit of its row; as in `writtenAmount`. */
export const writtenPrice = (
  price: string | null,
  row: Parameters<typeof amountUnit>[0],
  language: Language,
): WrittenAmount =>
  language === 'en' && isMoney(price)
    ? writeInFull(price, amountUnit(row))
    : { currency: '', ...amountText(price, row) }

/** The same as one text. */
export const writtenText = ({ currency, amount, unit }: WrittenAmount, t: Translate): string =>
  [currency && t(currency), amount, unit && t(unit)].filter(Boolean).join(' ')

/** A formatted amount with its unit as a text of the interface; English writes it in full. */
export function amountWithUnit(amount: string, unit: string, t: Translate): string {
  if (Object.hasOwn(amountTexts, unit)) return t(amountTexts[unit]!, { amount })
  return unit ? `${amount} ${t(unit)}` : amount
}
