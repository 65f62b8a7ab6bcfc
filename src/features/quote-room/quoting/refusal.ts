import { priceNameValues } from '#src/model/asset-kind/prices.ts'
import { type TypeCode } from '#src/model/asset-kind/labels.ts'
import { type RefusalCode, refusalCodeOf } from '#src/model/bidding/refusals.ts'
import { directionOf } from '#src/model/bidding/direction/direction.ts'
import { refusalLabels } from '#src/model/bidding/labels.ts'
import type { RoomView } from '../state/room-view.ts'
import { roomAmount } from '../price/show.ts'

type Translate = (key: string, values?: Record<string, string>) => string

const isPlain = (code: RefusalCode, message: string, rules: RoomView['rules']): boolean =>
  !message || directionOf(rules).textOf(refusalLabels[code]) === message

/**
 * The text of a refusal: by its code where the message adds nothing, else the exchange's own words. Amounts and
 * multiples are those of the room as it is now.
 */
export function refusalText(
  { code, message }: { code: number | null; message: string },
  room: RoomView,
  typeCode: TypeCode,
  t: Translate,
): string {
  const { rules } = room
  const name = code === null ? null : refusalCodeOf(code)
  if (name === 'E_STEP' || name === 'E_CONF') {
    const next = directionOf(rules).nextOf(room)
    return t(refusalLabels[name], { x: next ? roomAmount(next, rules) : '' })
  }
  if (name === 'E_MAX') return t(refusalLabels.E_MAX, { m: String(rules.M ?? '') })
  return name && isPlain(name, message, rules) ? t(refusalLabels[name], priceNameValues(typeCode)) : t(message)
}
