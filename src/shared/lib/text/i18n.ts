import { useCallback, useSyncExternalStore } from 'react'

export type Language = 'zh' | 'en'
export type Values = Record<string, string | number>
export type Translate = (key: string, values?: Values) => string
/** `said`: what the exchange says in Chinese, with its values in it; null when that is not known. */
export type English = { texts: Record<string, string>; said: (text: string) => string | null }

/** The Chinese text is the key (decision 8), so the default language needs no texts at all. */
let shown: Language = 'zh'
let wanted: Language = 'zh'
let english: English | null = null
const listeners = new Set<() => void>()

const withValues = (text: string, values?: Values): string =>
  values ? text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? '')) : text

/** What has no entry of its own may be the exchange's own words (spec 7, `msg`); they stay as they are when nobody knows them. */
function spoken(language: Language, key: string, values?: Values): string {
  if (language === 'zh' || !english) return withValues(key, values)
  return Object.hasOwn(english.texts, key)
    ? withValues(english.texts[key]!, values)
    : (english.said(key) ?? withValues(key, values))
}

const shownLanguage = (): Language => shown

/** For text made outside of React; a component uses `useT`, which renders again when the language changes. */
export const translate: Translate = (key, values) => spoken(shownLanguage(), key, values)

/** For `lang` of what shows a text that may have stayed Chinese in another language (WCAG 3.1.2). */
export const langOf = (text: string): 'zh-CN' | undefined =>
  shownLanguage() === 'en' && /\p{Script=Han}/u.test(text) && !/[a-z]{2} [a-z]{2}/.test(text) ? 'zh-CN' : undefined

const listen = (changed: () => void) => {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}
export const useLanguage = (): Language => useSyncExternalStore(listen, shownLanguage)

export function useT(): Translate {
  const language = useLanguage()
  return useCallback<Translate>((key, values) => spoken(language, key, values), [language])
}

/** Switches the language of the whole interface; English is fetched when it is first wanted. */
export async function showLanguage(language: Language, fetchEnglish: () => Promise<English>): Promise<void> {
  wanted = language
  if (language === 'en') english ??= await fetchEnglish()
  // Whoever has changed their mind meanwhile has been shown the other one already.
  if (wanted !== language) return
  shown = language
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
  for (const listener of listeners) listener()
}
