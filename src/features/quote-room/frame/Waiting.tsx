import { confirmationPhase, isBidMode } from '#src/model/bidding/modes.ts'
import { durationText } from '#src/model/terms/figures.ts'
import { priorityBenefits, priorityDeadline } from '#src/model/enrolment/priority.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import type { RoomView } from '../state/room-view.ts'
import type { Bidding } from '../state/use-bidding.ts'
import { quoteBlockerOf } from '../bid/bid-blocker.ts'
import { modeTexts, pauseLabels } from '../labels.ts'
import styles from '../bid/quote-box.module.css'

type Props = { room: RoomView }

/** Phases without any action for a bidder. */
export const isWaiting = ({ phase }: RoomView): boolean => Object.hasOwn(pauseLabels, phase.name)

const textsOf = (mode: string) => (isBidMode(mode) ? modeTexts[mode] : null)

/** What the opening of a room brings. That quoting opens at once is promised only where it does. */
function openingText({ mode, rules }: RoomView): string | undefined {
  const texts = textsOf(mode)
  const isConfirmedFirst = confirmationPhase(mode, rules) !== null
  return (isConfirmedFirst ? texts?.confirmation?.opening : null) ?? texts?.opening ?? pauseLabels['NOT_STARTED']
}

/** What the room waits for. */
export function Waiting({ room }: Props) {
  const t = useT()
  const { phase } = room
  const text = phase.name === 'NOT_STARTED' ? openingText(room) : pauseLabels[phase.name]
  return (
    <div className={styles['place']}>
      <EmptyState text={t(text ?? '')} />
    </div>
  )
}

/** Whether the room has yet to reach a phase of its plan. */
function isBefore(name: string | null, { phase, stages }: RoomView): boolean {
  const placeOf = (searched: string | null) => stages.findIndex((stage) => stage.name === searched)
  const place = placeOf(name)
  return place >= 0 && (phase.name === 'NOT_STARTED' || (placeOf(phase.name) >= 0 && placeOf(phase.name) < place))
}

/** What a bidder will have to confirm, when and for how long; shown until the confirmation opens. */
export function ConfirmationNote({ room }: Props) {
  const t = useT()
  const { mode, rules, me, result } = room
  const text = textsOf(mode)?.confirmation?.before
  if (!text || result || !me?.bidNo || !isBefore(confirmationPhase(mode, rules), room)) return null
  return <Callout tone="warning">{t(text, { length: durationText(rules.inquiryMs ?? 0, t) })}</Callout>
}

/** Explains to a holder of the right to the same price what it allows in this room, and until when. */
export function HolderNote({ bidding: { room, right, head } }: { bidding: Bidding }) {
  const t = useT()
  const { me, mode, rules, result, phase } = room
  if (!me?.priority || result || phase.name === 'PRIORITY') return null
  const held = { ...rules, mode, typeCode: head.listing?.typeCode }
  return (
    <Callout tone="warning">
      <strong>{t('您享有本标的的{{right}}。', { right })}</strong>{' '}
      {[...priorityBenefits(held, t), priorityDeadline(held, null, t) ?? ''].join(' ').trim()}
    </Callout>
  )
}

/** What a bidder can still do who did not confirm in time. */
export function MissedNote({ room: { mode, me } }: Props) {
  const t = useT()
  const texts = textsOf(mode)?.confirmation?.missed
  if (!texts || !me || quoteBlockerOf(me) !== 'not-confirmed') return null
  return (
    <Callout tone="warning" role="status">
      {t((me.ownBest ? texts.quoted : null) ?? texts.silent)}
    </Callout>
  )
}
