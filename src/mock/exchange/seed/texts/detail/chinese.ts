import type { Translate } from '#src/model/terms/figures.ts'

/** The exchange publishes in Chinese. */
export const inChinese: Translate = (text, values = {}) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
