/** A label within a sentence: in English it begins with a small letter there. */
export const inSentence = (label: string): string => label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())

/** How an English text writes some of its values; by the name after the point, such as `{{price.label}}`. */
export type Forms = Readonly<Record<string, (value: string) => string>>

/** `{{name}}` stands for a value, `{{name.form}}` for the value in a form, `{{name|day|days}}` for a number with its noun. */
const placeholder = /\{\{(\w+)(?:\.(\w+))?(?:\|([^|}]+)\|([^|}]+))?\}\}/g

/** `text` with its values. */
export const withValues = (text: string, valueOf: (name: string) => string, forms: Forms): string =>
  text.replaceAll(placeholder, (_, name: string, form?: string, one?: string, many?: string) => {
    const value = valueOf(name)
    if (one && many) return `${value} ${value === '1' ? one : many}`
    return (form && forms[form]?.(value)) || value
  })
