import type { English } from '#src/shared/lib/text/i18n.ts'
import { spelledAmount } from '#src/model/money/spelled-amount.ts'
import { inFull, writeInFull } from '#src/model/listing/price/written-amount.ts'
import { type Forms, inSentence, withValues } from '#src/shared/lib/text/placeholders.ts'
import { createMessageTranslator } from '#src/shared/lib/text/message-translator.ts'
import messages from './en/exchange/messages.json' with { type: 'json' }
import refusals from './en/exchange/refusals.json' with { type: 'json' }

/** English for every Chinese key, one file for each area of the portal; loaded only when English is wanted. */
const files = import.meta.glob<Record<string, string>>('./en/**/*.json', { eager: true, import: 'default' })

const texts = Object.assign({}, ...Object.values(files)) as Record<string, string>

/** `label`: a value that is itself a text, within a sentence. `full`: a value in 万, in full. */
const forms: Forms = {
  label: (value) => inSentence(Object.hasOwn(texts, value) ? texts[value]! : value),
  full: inFull,
}

export const english: English = {
  texts,
  fill: (text, values) => withValues(text, (name) => String(values[name] ?? ''), forms),
  writeAmount: writeInFull,
  amountInWords: spelledAmount,
  translateMessage: createMessageTranslator({ ...refusals, ...messages }, texts, forms),
}
