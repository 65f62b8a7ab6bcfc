import { kindName } from '#src/model/asset-kind/labels.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'
import type { FactText } from './summary-facts.ts'

export const numberText: FactText = ({ no }) => no

export const regionText: FactText = ({ regionName }, t) => regionName && t(regionName)

export const kindText: FactText = ({ typeCode, typeName }, t) => {
  const kind = kindName(typeCode) ?? typeName
  return kind && t(kind)
}

export const viewsText: FactText = ({ viewCount }, t) =>
  viewCount ? t('{{count}} 次围观', { count: viewCount.toLocaleString('en-US') }) : null

/** Those of the facts that the listing has. */
export const factTexts = (facts: readonly FactText[], row: ListingRow, t: Translate): string[] =>
  facts.flatMap((factText) => factText(row, t) || [])
