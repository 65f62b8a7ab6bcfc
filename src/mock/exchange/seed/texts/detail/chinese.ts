import type { Translate } from '#src/model/terms/figures.ts'

/** Texts that the exchange publishes are in Chinese. */
export const inChinese: Translate = (text, values = {}) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
