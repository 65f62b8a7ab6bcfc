import { durationText } from '#src/model/terms/figures.ts'
import { priorityBenefits, priorityDeadline } from '#src/model/enrolment/priority.ts'
import { inSentence } from '#src/shared/lib/text/in-sentence.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import type { RoomView } from '../state/room-view.ts'
import type { Bidding } from '../state/use-bidding.ts'
import { quoteBlockerOf } from '../bid/bid-blocker.ts'
import { beginningLabels, confirmLabels, missedLabels, pauseLabels } from '../labels.ts'
import styles from '../bid/quote-box.module.css'

type Props = { room: RoomView }

/** Phases without any action for a bidder. */
export const isWaiting = ({ phase }: RoomView): boolean => Object.hasOwn(pauseLabels, phase.name)

/** What the room waits for. That quoting opens at once is promised only where it does. */
export function Waiting({ room: { phase, mode, rules } }: Props) {
  const t = useT()
  const isAskedFirst = phase.name === 'NOT_STARTED' && mode === 'once-off' && Boolean(rules.inquiryMs)
  const begins = phase.name === 'NOT_STARTED' ? beginningLabels[mode] : undefined
  const text = isAskedFirst ? confirmLabels.first : (begins ?? pauseLabels[phase.name] ?? '')
  return (
    <div className={styles['place']}>
      <EmptyState text={t(text)} />
    </div>
  )
}

/** Phases before the one in which a mode asks who takes part. */
const before: Readonly<Record<string, ReadonlySet<string>>> = {
  'once-off': new Set(['NOT_STARTED']),
  'two-stage': new Set(['NOT_STARTED', 'FREE', 'DELAY', 'WAIT']),
  phased: new Set(['NOT_STARTED']),
}

const isAsked = ({ mode, rules }: RoomView): boolean =>
  mode === 'phased' ? rules.entryRule === 'CONFIRMED' : Boolean(rules.inquiryMs)

/** What a bidder will have to confirm, when and for how long; shown until the confirmation opens. */
export function ConfirmationNote({ room }: Props) {
  const t = useT()
  const { mode, phase, rules, me, result } = room
  const text = confirmLabels[mode]
  if (!text || result || !me?.bidNo || !isAsked(room) || before[mode]?.has(phase.name) !== true) return null
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
      <strong>{t('您享有本标的的{{right}}。', { right: inSentence(t(right)) })}</strong>{' '}
      {[...priorityBenefits(held, t), priorityDeadline(held, null, t) ?? ''].join(' ').trim()}
    </Callout>
  )
}

/** What a bidder can still do who did not confirm in time. */
export function MissedNote({ room: { mode, me } }: Props) {
  const t = useT()
  const texts = missedLabels[mode]
  if (!texts || !me || quoteBlockerOf(me) !== 'not-confirmed') return null
  return (
    <Callout tone="warning" role="status">
      {t((me.ownBest ? texts.quoted : null) ?? texts.silent)}
    </Callout>
  )
}
