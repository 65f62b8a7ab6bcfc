import { isHexColour } from './hex-colour.ts'
import { coloursOf, type Scheme } from '../config/tokens.ts'

type Triple = readonly [number, number, number]

/**
 * The contrast of a derived colour on the card of its scheme. Text needs 4.5 (WCAG 1.4.3); the rest is reserve for the lighter hover
 * tone and for text on tinted backgrounds.
 */
const targetRatio = 6
const lightnessStep = 0.002

const decode = (channel: number): number => (channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

const encode = (light: number): number => (light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

/** Linear light, 0 to 1. */
function lightOf(hex: string): Triple {
  if (!isHexColour(hex)) throw new RangeError(`not a hex colour: ${JSON.stringify(hex)}`)
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
  const channel = (at: number) => decode(Number.parseInt(digits.slice(at, at + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

const pairOf = (light: number): string =>
  Math.round(encode(Math.min(1, Math.max(0, light))) * 255)
    .toString(16)
    .padStart(2, '0')

const hexOf = (light: Triple): string => `#${light.map(pairOf).join('')}`.toUpperCase()

const luminance = ([r, g, b]: Triple): number => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** WCAG contrast of two hex colours, 1 to 21, in either order. Throws RangeError when one is not a hex colour. */
export function contrastRatio(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(lightOf(a)), luminance(lightOf(b))].sort((x, y) => x - y)
  return (bright + 0.05) / (dark + 0.05)
}

/** Oklab: lightness, and the two axes of hue and chroma; equal steps look equal. */
function oklabOf([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
  const m = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
  const s = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
  return [
    0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
    0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s,
  ]
}

function lightOfOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3
  return [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ]
}

const isShowable = (light: Triple): boolean => light.every((channel) => channel > -0.0001 && channel < 1.0001)

/** The colour at this lightness with the same hue and the largest chroma that fits into sRGB there. */
function atLightness(lightness: number, [, a, b]: Triple): string {
  let chroma = 1
  while (chroma > 0 && !isShowable(lightOfOklab([lightness, a * chroma, b * chroma]))) chroma -= 0.01
  chroma = Math.max(0, chroma)
  return hexOf(lightOfOklab([lightness, a * chroma, b * chroma]))
}

/** Share of a colour's lightness and chroma that remains in its stronger shade. */
const strength = 0.78

/**
 * The colour of buttons, links and active tabs for a brand colour: the portal's own for its default brand; else the brand itself
 * when its contrast is sufficient, else the same hue, darker or, in the dark scheme, lighter (SE-10). Throws RangeError unless
 * it is a hex colour.
 */
export function primaryFrom(brandHex: string, scheme: Scheme = 'light'): string {
  const { brand: defaultBrand, primary, card } = coloursOf(scheme)
  if (brandHex.toUpperCase() === defaultBrand) return primary
  const brand = oklabOf(lightOf(brandHex))
  const step = scheme === 'dark' ? lightnessStep : -lightnessStep
  let lightness = brand[0]
  let colour = hexOf(lightOf(brandHex))
  while (contrastRatio(colour, card) < targetRatio) {
    lightness += step
    colour = atLightness(lightness, brand)
  }
  return colour
}

/** The hover colour: the same hue, darker or, in the dark scheme, lighter, as `--primary-strong`. */
export function strongFrom(primaryHex: string, scheme: Scheme = 'light'): string {
  const [lightness, a, b] = oklabOf(lightOf(primaryHex))
  const strong = scheme === 'dark' ? 1 - (1 - lightness) * strength : lightness * strength
  return hexOf(lightOfOklab([strong, a * strength, b * strength]))
}

/** The surface of what is chosen. Mixed with the card of its own scheme: `var(--card)` of the root would be that of the other. */
export const tintFrom = (primaryHex: string, scheme: Scheme): string =>
  `color-mix(in oklab, ${primaryHex} 9%, ${coloursOf(scheme).card})`
