/** A label within a sentence: in English it begins with a small letter there. */
export const inSentence = (label: string): string => label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
