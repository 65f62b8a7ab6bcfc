import type { CSSProperties } from 'react'

/** A unit beside a figure in large type is this much smaller; the styles repeat it. */
const tailScale = 0.4

const narrow = /[,. :]/
const wide = /\p{Script=Han}/u
/** In em, of the widest font of the portal. */
const widthOf = (char: string): number => (narrow.test(char) ? 0.32 : wide.test(char) ? 1 : 0.62)
const widthOfAll = (text: string): number => [...text].reduce((sum, char) => sum + widthOf(char), 0)

/** The width in em of an amount whose decimals, currency and unit are small: the font size that fits follows from it. */
export function emsOf({ currency, amount, unit }: { currency: string; amount: string; unit: string }): number {
  const [whole = '', decimals] = amount.split('.')
  const small = [currency, decimals === undefined ? '' : `.${decimals}`, unit && ` ${unit}`].join('')
  return Math.ceil((widthOfAll(whole) + tailScale * widthOfAll(small)) * 100) / 100
}

export const figureWidth = (shown: Parameters<typeof emsOf>[0]) => ({ '--ems': emsOf(shown) }) as CSSProperties
