import type { Speak } from '#src/model/terms/figures.ts'

/** The exchange publishes in Chinese. */
export const inChinese: Speak = (text, values = {}) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
