import { placeLabels, unknownPlace } from '#src/model/account/labels.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'

/** Where an address is, as the exchange knows it. */
export function placeText(t: Translate, place: string | null | undefined): string {
  if (!place) return t(unknownPlace)
  return placeLabels.includes(place) ? t(place) : place
}
