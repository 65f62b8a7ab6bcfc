import { premiumRate } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'

/** The text of a fact in the reader's language; empty or absent where the listing has none. */
export type FactText = (row: ListingRow, t: Translate) => string | null | undefined

type SummaryFact = { label: (t: Translate) => string; text: FactText }

/**
 * What every summary of a listing shows besides name, price, state and time: the card, the row of the list, the comparison, and
 * the page of a listing without details. Loaded with the home page; the rest of a row of the list is in `row-facts.ts`.
 */
export const summaryFacts: readonly SummaryFact[] = [{ label: (t) => t('溢价率'), text: premiumRate }]

/** The facts as one text each, `溢价率 12.40%`. */
export const summaryLines = (row: ListingRow, t: Translate): string[] =>
  summaryFacts.flatMap(({ label, text }) => {
    const value = text(row, t)
    return value ? [`${label(t)} ${value}`] : []
  })
