import type { RoomRules } from '#src/model/bidding/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Money } from '#src/shared/ui/value/Money.tsx'
import { figureWidth } from './figure-width.ts'
import { amountParts } from './show.ts'

type Props = { value: string | null | undefined; rules: Pick<RoomRules, 'unit' | 'decimals'> }

/** An amount with its currency and unit as they are shown. */
function useShown({ value, rules }: Props) {
  const t = useT()
  const { currency, amount, unit } = amountParts(value, rules)
  return { currency: currency && t(currency), amount, unit: unit && t(unit) }
}

/** An amount of the room. */
export const RoomAmount = (props: Props) => <Money {...useShown(props)} />

/** The figure alone, under a heading that names the unit. */
export const RoomFigure = ({ value, rules }: Props) => <Money amount={amountParts(value, rules).amount} />

type Box = { as: 'strong' | 'b'; className: string | undefined }
type Shown = { currency: string; amount: string; unit: string }

/** An amount whose size follows its length, so that it stays on its line; its texts are translated. */
export function FittedMoney({ as: Place, className, ...shown }: Box & Shown) {
  return (
    <Place className={className} style={figureWidth(shown)}>
      <Money {...shown} />
    </Place>
  )
}

/** An amount of the room on its line. */
export const FittedAmount = ({ as, className, ...props }: Box & Props) => (
  <FittedMoney as={as} className={className} {...useShown(props)} />
)
