/** A label as a part of a sentence: English begins it with a small letter there. */
export const inSentence = (label: string): string => label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
