import { useCallback, useSyncExternalStore } from 'react'

export type Language = 'zh' | 'en'
export type Values = Record<string, string | number>
export type Translate = (key: string, values?: Values) => string
export type English = {
  texts: Record<string, string>
  /** A text of `texts` with its values. */
  fill: (text: string, values: Values) => string
  /** Translates a message of the exchange, with its values; null if it is unknown. */
  translateMessage: (text: string) => string | null
  /** A decimal amount in its unit, in full: 12.5 in 万元/年 is `元`, `125,000.00`, `/年`; the three are in their order. */
  writeAmount: (amount: string, unit: string) => { currency: string; amount: string; unit: string }
  /** An amount in 元 in words; null for what cannot be written exactly. */
  amountInWords: (yuan: string) => string | null
}

/** The Chinese text is the key (decision 8), so the default language needs no texts at all. */
let shown: Language = 'zh'
let wanted: Language = 'zh'
let english: English | null = null
const listeners = new Set<() => void>()

const withValues = (text: string, values?: Values): string =>
  values ? text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')) : text

/** A key without an entry may be a message of the exchange (spec 7, `msg`); an unknown one stays in Chinese. */
function translated(language: Language, key: string, values?: Values): string {
  if (language === 'zh' || !english) return withValues(key, values)
  if (!Object.hasOwn(english.texts, key)) return english.translateMessage(key) ?? withValues(key, values)
  const text = english.texts[key]!
  return values ? english.fill(text, values) : text
}

/** The language of `translate`; a component uses `useLanguage`. */
export const shownLanguage = (): Language => shown

/** For text made outside React; a component uses `useT`, which renders again when the language changes. */
export const translate: Translate = (key, values) => translated(shownLanguage(), key, values)

/** The `lang` of an element whose text may have remained Chinese in another language (WCAG 3.1.2). */
export const langOf = (text: string): 'zh-CN' | undefined =>
  shownLanguage() === 'en' && /\p{Script=Han}/u.test(text) && !/[a-z]{2} [a-z]{2}/.test(text) ? 'zh-CN' : undefined

const listen = (changed: () => void) => {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}
export const useLanguage = (): Language => useSyncExternalStore(listen, shownLanguage)

/** What English needs, while it is the language. */
export const useEnglish = (): English | null => (useLanguage() === 'en' ? english : null)

export function useT(): Translate {
  const language = useLanguage()
  return useCallback<Translate>((key, values) => translated(language, key, values), [language])
}

/** Switches the language of the whole interface; English is loaded when it is first chosen. */
export async function showLanguage(language: Language, fetchEnglish: () => Promise<English>): Promise<void> {
  wanted = language
  if (language === 'en') english ??= await fetchEnglish()
  // The reader has changed the language back meanwhile.
  if (wanted !== language) return
  shown = language
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
  for (const listener of listeners) listener()
}
