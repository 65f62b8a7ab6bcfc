/** 张*; a Latin name keeps its first letter (domain 6.25). */
export function maskedName(name: string): string {
  const [first = '', ...rest] = Array.from(name.trim())
  return first + '*'.repeat(Math.min(rest.length, 3))
}

/** 510***********1234: the first three and last four; of a short number only the ends. */
export function maskedDocument(number: string): string {
  if (number.length < 9) return `${number.slice(0, 1)}${'*'.repeat(Math.max(0, number.length - 2))}${number.slice(-1)}`
  return `${number.slice(0, 3)}${'*'.repeat(number.length - 7)}${number.slice(-4)}`
}

/** The last four digits of an account. */
export const maskedAccount = (account: string): string => `**** **** ${account.slice(-4)}`
