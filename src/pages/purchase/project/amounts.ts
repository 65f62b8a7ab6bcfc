import { briefYuan } from '#src/model/money/brief.ts'
import type { ProcurementLot } from '#src/model/procurement/schema.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'

/** An amount in 元 with its unit; `none` for an absent one, `zero` for 0. */
export function yuanText(
  t: Translate,
  yuan: string | null | undefined,
  { none = '—', zero }: { none?: string; zero?: string } = {},
) {
  if (yuan == null) return none
  return zero !== undefined && Number(yuan) === 0 ? zero : t('{{amount}} 元', { amount: briefYuan(yuan) })
}

/** A part by its number and name; its id where the exchange sends no such part. */
export const lotNameIn = (lots: readonly ProcurementLot[], lotId: string): string => {
  const lot = lots.find(({ id }) => id === lotId)
  return lot === undefined ? lotId : `${lot.id} ${lot.name}`
}
