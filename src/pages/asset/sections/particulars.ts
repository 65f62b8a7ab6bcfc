import type { AssetDetail } from '#src/model/listing/detail.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'

type Fact = { label: string; value: string }

/** The given particulars that are known, without those that the seller states himself. `label` in the reader's language. */
export function particulars(
  { facts }: Pick<AssetDetail, 'facts'>,
  rows: readonly (readonly [label: string, value: string | null | undefined])[],
  t: Translate,
): Fact[] {
  const ofSeller = new Set(facts.map(({ label }) => t(label)))
  return rows.flatMap(([label, value]) => (value && !ofSeller.has(label) ? [{ label, value }] : []))
}
