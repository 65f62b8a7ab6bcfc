import type { TypeCode } from '#src/model/asset-kind/labels.ts'
import { useEffect } from 'react'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { useDialogs } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { toneClass } from '#src/shared/ui/display/Tag.tsx'
import type { Tone } from '#src/shared/ui/display/tone.ts'
import { useAlarm } from '../voice/alarms.ts'
import { isOutdatedOutcome } from './outdated-outcome.ts'
import type { Quoting } from './quoting.ts'
import { refusalText } from './refusal.ts'
import type { RoomView } from '../state/room-view.ts'
import type { OwnStanding } from '../state/standing.ts'
import { roomAmount } from '../price/show.ts'
import type { Quoter } from './use-quoting.ts'
import styles from '../bid/quote-box.module.css'
import { useRoomT } from '../state/room-text.ts'

/** An outcome that needs no action is shown this long, or until the next quote, ms. */
const shownMs = 6_000

const tones: Record<Quoting['step'], Tone> = {
  draft: 'info',
  confirming: 'info',
  sending: 'info',
  unsent: 'info',
  accepted: 'success',
  refused: 'danger',
  unknown: 'danger',
}

type Props = { room: RoomView; typeCode: TypeCode; standing: OwnStanding | null; quoter: Quoter }

/** The outcome as a sentence; null while there is none. */
function useOutcomeText({ room, typeCode, quoter: { quoting } }: Props): string | null {
  const t = useRoomT()
  // The exchange takes it only after a second factor, which a dialog above the room asks for.
  const isAsked = useDialogs(({ overlay }) => overlay !== null)
  if (quoting.step === 'draft' || quoting.step === 'confirming') return null
  const amount = roomAmount(quoting.intent.amount, room.rules)
  switch (quoting.step) {
    case 'sending':
      return isAsked
        ? t('报价 {{amount}} 尚未受理：请先完成安全验证', { amount })
        : t('正在提交报价 {{amount}}…', { amount })
    case 'unknown':
      return t('尚未收到 {{amount}} 的结果，正在向系统查询，请勿重复报价…', { amount })
    case 'accepted':
      return t('报价 {{amount}} 已受理（第 {{count}} 号）', { amount, count: quoting.reply.seq })
    case 'unsent':
      return t('报价 {{amount}} 未发送：{{reason}}', { amount, reason: t(quoting.reason.text, quoting.reason.values) })
    case 'refused': {
      const reason = refusalText(quoting, room, typeCode, t)
      return t('报价 {{amount}} 未被受理：{{reason}}', { amount, reason })
    }
  }
}

/** The state of the own quote: sending, unknown, accepted, refused. It is shown as accepted only after the exchange confirmed it. */
export function Outcome(props: Props) {
  const t = useRoomT()
  const { room, quoter, standing } = props
  const { dismiss, quoting } = quoter
  const { step } = quoting
  const isPast = isOutdatedOutcome(quoting, room, standing)
  const outcomeText = useOutcomeText(props)
  const text = isPast ? null : outcomeText
  useAlarm(text)
  // After the end a quote that was refused or never sent is of no use to the bidder.
  const isOver = (step === 'unsent' || step === 'refused') && Boolean(room.result)
  const goes = isPast || step === 'accepted' || isOver
  useEffect(() => {
    if (!goes) return undefined
    const timer = setTimeout(dismiss, isPast ? 0 : shownMs)
    return () => clearTimeout(timer)
  }, [goes, isPast, dismiss])
  return (
    <div
      className={`${styles['outcome']} ${text ? toneClass(tones[step]) : ''}`}
      role="group"
      aria-label={t('报价结果')}
      data-step={step}
    >
      {text && <p>{text}</p>}
      {text && (step === 'refused' || step === 'unsent') && (
        <Button look="text" onClick={dismiss}>
          {t('知道了')}
        </Button>
      )}
    </div>
  )
}
