import { createInstance } from 'i18next'
import { useCallback, useSyncExternalStore } from 'react'

export type Language = 'zh' | 'en'
export type Values = Record<string, string | number>
export type Translate = (key: string, values?: Values) => string
/** `said`: what the exchange says in Chinese, with its values in it; null when that is not known. */
export type English = { texts: Record<string, string>; said: (text: string) => string | null }

/** The Chinese text is the key (decision 8), so the default language needs no resources at all. */
const i18n = createInstance()
void i18n.init({
  lng: 'zh',
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  resources: { zh: { translation: {} } },
  interpolation: { escapeValue: false },
  initAsync: false,
})

let said: English['said'] = () => null

/** What has no entry of its own may be the exchange's own words (spec 7, `msg`); they stay as they are when nobody knows them. */
function spoken(language: Language, key: string, values?: Values): string {
  const text = i18n.t(key, { lng: language, ...values })
  return language === 'en' && text === key ? (said(key) ?? key) : text
}

const shownLanguage = (): Language => i18n.language as Language

/** For text made outside of React; a component uses `useT`, which renders again when the language changes. */
export const translate: Translate = (key, values) => spoken(shownLanguage(), key, values)

/** For `lang` of what shows a text that may have stayed Chinese in another language (WCAG 3.1.2). */
export const langOf = (text: string): 'zh-CN' | undefined =>
  shownLanguage() === 'en' && /\p{Script=Han}/u.test(text) && !/[a-z]{2} [a-z]{2}/.test(text) ? 'zh-CN' : undefined

const listen = (changed: () => void) => {
  i18n.on('languageChanged', changed)
  return () => i18n.off('languageChanged', changed)
}
export const useLanguage = (): Language => useSyncExternalStore(listen, shownLanguage)

export function useT(): Translate {
  const language = useLanguage()
  return useCallback<Translate>((key, values) => spoken(language, key, values), [language])
}

/** Switches the language of the whole interface; English is fetched when it is first wanted. */
export async function showLanguage(language: Language, english: () => Promise<English>): Promise<void> {
  if (language === 'en' && !i18n.hasResourceBundle('en', 'translation')) {
    const { texts, said: saidInEnglish } = await english()
    i18n.addResourceBundle('en', 'translation', texts)
    said = saidInEnglish
  }
  await i18n.changeLanguage(language)
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
}
