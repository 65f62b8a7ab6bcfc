const small = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const
const scales = ['', ' thousand', ' million', ' billion', ' trillion', ' quadrillion'] as const

const plain = /^(\d{1,18})(?:\.(\d{1,8}))?$/

function belowHundred(value: number): string {
  if (value < 20) return small[value]!
  return [tens[Math.floor(value / 10)], small[value % 10]].filter(Boolean).join('-')
}

/** A whole number below 1,000; empty for zero. */
function group(value: number): string {
  const hundreds = Math.floor(value / 100)
  return [hundreds > 0 && `${small[hundreds]} hundred`, belowHundred(value % 100)].filter(Boolean).join(' ')
}

function whole(digits: string): string {
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? []
  return groups
    .map((text, index) => {
      const words = group(Number(text))
      return words && words + scales[groups.length - 1 - index]!
    })
    .filter(Boolean)
    .join(' ')
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * An amount in 元 in English words: `1010.05` is One thousand ten yuan and five fen. Null unless it is an amount of up to 18
 * digits in whole 分, because words on a contract are not rounded.
 */
export function spelledAmount(yuan: string): string | null {
  const [, integer, fraction = ''] = plain.exec(yuan) ?? []
  if (integer === undefined || /[1-9]/.test(fraction.slice(2))) return null
  const fen = belowHundred(Number(fraction.padEnd(2, '0').slice(0, 2)))
  const above = whole(integer)
  return capitalised([(above || !fen) && `${above || 'zero'} yuan`, fen && `${fen} fen`].filter(Boolean).join(' and '))
}
