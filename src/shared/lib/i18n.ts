import { createInstance } from 'i18next'
import { useCallback, useSyncExternalStore } from 'react'

export type Language = 'zh' | 'en'
export type Values = Record<string, string | number>
export type Translate = (key: string, values?: Values) => string

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

/** For text made outside of React; a component uses `useT`, which renders again when the language changes. */
export const translate: Translate = (key, values) => i18n.t(key, values ?? {})

const listen = (changed: () => void) => {
  i18n.on('languageChanged', changed)
  return () => i18n.off('languageChanged', changed)
}
export const useLanguage = (): Language => useSyncExternalStore(listen, () => i18n.language as Language)

export function useT(): Translate {
  const language = useLanguage()
  return useCallback<Translate>((key, values) => i18n.t(key, { lng: language, ...values }), [language])
}

/** Switches the language of the whole interface; English is fetched when it is first wanted. */
export async function showLanguage(language: Language, english: () => Promise<Record<string, string>>): Promise<void> {
  if (language === 'en' && !i18n.hasResourceBundle('en', 'translation'))
    i18n.addResourceBundle('en', 'translation', await english())
  await i18n.changeLanguage(language)
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
}
