/** A label within a sentence: in English it begins with a small letter there. */
const inSentence = (label: string): string => label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())

/**
 * `{{name}}` stands for a value. `{{name.label}}`, in an English text: the value is itself a text with a translation, which is shown
 * as within a sentence (below the {{price.label}}).
 */
const placeholder = /\{\{(\w+)(\.label)?\}\}/g

/** `text` with its values. `translated`: the English of a value that is a label. */
export const withValues = (
  text: string,
  valueOf: (name: string) => string,
  translated: (label: string) => string = (label) => label,
): string =>
  text.replaceAll(placeholder, (_, name: string, isLabel?: string) =>
    isLabel ? inSentence(translated(valueOf(name))) : valueOf(name),
  )
