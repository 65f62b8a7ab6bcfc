/** Figures of cheques, which cannot be altered by adding a stroke (domain 6.25). */
const digits = '零壹贰叁肆伍陆柒捌玖'
const [nought = ''] = digits
const places = ['', '拾', '佰', '仟'] as const
const myriads = { 1: '万', 2: '亿' } as const

const plain = /^(\d{1,18})(?:\.(\d{1,8}))?$/

/** A whole number of up to four digits. */
function quartet(value: number): string {
  const digitText = String(value)
  let written = ''
  for (const [index, digit] of [...digitText].entries()) {
    if (digit !== '0') written += digits[Number(digit)]! + places[digitText.length - 1 - index]!
    else if (!written.endsWith(nought)) written += nought
  }
  return written.replace(new RegExp(`${nought}$`), '')
}

/** A whole number; empty for zero. Above 亿 the count of 亿 is written out, however large. */
function integerCapitals(value: bigint, level: 1 | 2 = 2): string {
  const unit = level === 2 ? 100_000_000n : 10_000n
  const high = value / unit
  const low = value % unit
  const below = level === 2 ? integerCapitals(low, 1) : quartet(Number(low))
  if (high === 0n) return below
  const above = (level === 2 ? integerCapitals(high) : quartet(Number(high))) + myriads[level]
  const isGap = low > 0n && low < unit / 10n
  return above + (isGap ? nought : '') + below
}

/** 角 and 分 of a fraction; empty for none. `gap` is written when 角 is zero. */
function parts(fraction: string, gap: string): string {
  const [jiao = 0, fen = 0] = [...fraction.padEnd(2, '0')].map(Number)
  if (jiao === 0) return fen === 0 ? '' : `${gap}${digits[fen]!}分`
  return `${digits[jiao]!}角${fen === 0 ? '整' : `${digits[fen]!}分`}`
}

/**
 * An amount in 元 in capital figures: `1010.05` is 壹仟零壹拾元零伍分. Null unless it is an amount of up to 18 digits in whole
 * 分, because figures on a contract are not rounded.
 */
export function capitals(yuan: string): string | null {
  const [, integer, fraction = ''] = plain.exec(yuan) ?? []
  if (integer === undefined || /[1-9]/.test(fraction.slice(2))) return null
  const above = integerCapitals(BigInt(integer))
  const below = parts(fraction, above === '' ? '' : nought)
  if (below === '') return `${above || nought}元整`
  return (above && `${above}元`) + below
}
