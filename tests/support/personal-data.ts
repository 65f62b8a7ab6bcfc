/** Numbers of phones, documents and bank accounts. */
const numbers: readonly [what: string, RegExp][] = [
  ['a phone number', /(?<![a-z\d])1[3-9]\d{9}(?![a-z\d])/i],
  ['a document number', /(?<![a-z\d])\d{17}[\dx](?![a-z\d])/i],
  ['an account number', /(?<![a-z\d])\d{16,19}(?![a-z\d])/i],
]
const fileAddress = /\/mock-files\/upload/

/** What numbers of people a text contains. */
export const numbersIn = (text: string): string[] =>
  numbers.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)

/** The same, and whether it contains the address of an uploaded file. */
export const personalIn = (text: string): string[] => [
  ...numbersIn(text),
  ...(fileAddress.test(text) ? ['the address of a file'] : []),
]
