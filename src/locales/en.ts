import type { English } from '#src/shared/lib/text/i18n.ts'
import { createMessageTranslator } from '#src/shared/lib/text/message-translator.ts'
import refusals from './en/refusals.json' with { type: 'json' }
import exchangeTexts from './en/exchange-texts.json' with { type: 'json' }

/** English for every Chinese key, one file for each area of the portal; loaded only when English is wanted. */
const files = import.meta.glob<Record<string, string>>('./en/*.json', { eager: true, import: 'default' })

const texts = Object.assign({}, ...Object.values(files)) as Record<string, string>

export const english: English = {
  texts,
  translateMessage: createMessageTranslator({ ...refusals, ...exchangeTexts }, texts),
}
