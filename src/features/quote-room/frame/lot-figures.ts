import { startPriceName } from '#src/model/asset-kind/prices.ts'
import type { RoomHead } from '#src/model/bidding/calls.ts'
import { hasFixedPrice } from '#src/model/bidding/modes.ts'
import { grouped } from '#src/model/money/money.ts'
import type { Translate } from '#src/model/terms/figures.ts'
import { ruleFigures } from '#src/model/terms/rule-figures.ts'
import type { RoomView } from '../state/room-view.ts'
import { typeCodeOf } from '../price/type-code.ts'
import { roomAmount } from '../price/show.ts'
import { lotLabels } from '../labels.ts'

type Head = Pick<RoomHead, 'deposit' | 'listing'>
type LotFigure = { name: string; label: string; value: string }

/** Whether the room is one lot of a package, which has one deposit as a whole. */
export const isLotIn = ({ listing }: Pick<RoomHead, 'listing'>, roomId: string): boolean =>
  Boolean(listing) && listing?.assetsId !== roomId

/** The figures of a lot: its price, the rules of its room and its deposit. */
export function lotFigures({ rules, mode, roomId }: RoomView, head: Head, t: Translate): LotFigure[] {
  const figure = (name: keyof typeof lotLabels, value: string): LotFigure => ({
    name,
    label: t(lotLabels[name]),
    value,
  })
  const isFixed = hasFixedPrice(mode)
  const { deposit } = head
  return [
    {
      name: isFixed ? 'fixed' : 'P0',
      label: t(startPriceName(isFixed ? 'fixed-price' : 'room', typeCodeOf(head, rules))),
      value: roomAmount(rules.P0, rules),
    },
    ...ruleFigures(mode, rules, { t, amount: (text) => roomAmount(text, rules) }),
    ...(deposit
      ? [figure(isLotIn(head, roomId) ? 'bound' : 'deposit', t('{{amount}} 元', { amount: grouped(deposit, 2) }))]
      : []),
  ]
}
