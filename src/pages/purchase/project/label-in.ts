/** The label of a code, or the code itself when the exchange knows more than the portal. */
export const labelIn = (labels: Readonly<Record<string, string>>, code: string): string =>
  Object.hasOwn(labels, code) ? labels[code]! : code
