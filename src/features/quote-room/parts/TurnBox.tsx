import { useState } from 'react'
import { lengthSaid } from '#src/model/terms/figures.ts'
import { useT } from '#src/shared/lib/i18n.ts'
import { Button } from '#src/shared/ui/Button.tsx'
import { Dialog } from '#src/shared/ui/Dialog.tsx'
import type { RoomView } from '../room-view.ts'
import { plainAmount } from '../show.ts'
import type { Bidding } from '../use-bidding.ts'
import { useDeed } from '../use-deed.ts'
import { entryWords, inquiryWords, unconfirmedWords } from '../words.ts'
import { DeedButton, DeedTrouble } from './DeedButton.tsx'
import styles from './quote-box.module.css'

type Props = { bidding: Bidding }

/** Whether to take part in the sealed quotes that follow. */
export function InquiryBox({ bidding }: Props) {
  const t = useT()
  const { busy, trouble, act } = useDeed(bidding)
  const { room, deedLock } = bidding
  const length = lengthSaid(room.rules.inquiryMs ?? 0, t)
  if (room.me?.confirmed)
    return (
      <div className={styles['quote']}>
        <p className={styles['done']}>{t('您已确认参与，请等待报价开始')}</p>
      </div>
    )
  return (
    <div className={styles['quote']}>
      <p className={styles['hint']}>{t(inquiryWords[room.mode] ?? inquiryWords.other, { length })}</p>
      <DeedButton isMain lock={deedLock} busy={busy} onDo={() => act('confirm')}>
        {t('确认参与报价')}
      </DeedButton>
      <DeedTrouble lock={deedLock} trouble={trouble} />
    </div>
  )
}

/** The holder of the right of first refusal answers after the room (domain 3.7). */
export function PriorityBox({ bidding }: Props) {
  const t = useT()
  const { busy, trouble, act } = useDeed(bidding)
  const { room, deedLock } = bidding
  const { me, current, rules } = room
  const right = t(bidding.right)
  if (me?.priority?.canAnswer !== true)
    return (
      <div className={styles['quote']}>
        <p className={styles['hint']}>{t('优先权人正在确认是否行使优先权，请等待结果')}</p>
      </div>
    )
  return (
    <div className={styles['quote']}>
      <p className={styles['hint']}>
        {t('是否以最高报价 {{amount}} 行使{{right}}？同价即可，无须加价；逾期未答复视为放弃。', {
          amount: plainAmount(current, rules),
          right,
        })}
      </p>
      <DeedButton isMain lock={deedLock} busy={busy} onDo={() => act('exercise')}>
        {t('行使{{right}}', { right })}
      </DeedButton>
      <DeedButton lock={deedLock} busy={busy} onDo={() => act('waive')}>
        {t('放弃')}
      </DeedButton>
      <DeedTrouble lock={deedLock} trouble={trouble} />
    </div>
  )
}

/** The step may change with the timed period. */
function StepChange({ rules }: { rules: RoomView['rules'] }) {
  const t = useT()
  const { S, S2 } = rules
  if (!S || !S2 || S2 === S) return null
  return (
    <p>{t('限时竞价期加价幅度由 {{from}} 变为 {{to}}', { from: plainAmount(S, rules), to: plainAmount(S2, rules) })}</p>
  )
}

type EntryDialogProps = { text: string; onClose: () => void; onConfirm: () => void }

function EntryDialog({ text, onClose, onConfirm }: EntryDialogProps) {
  const t = useT()
  return (
    <Dialog title={t('是否确认进入限时竞价')} size="small" onClose={onClose}>
      <div className={styles['confirm']}>
        <p>{text}</p>
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button look="primary" onClick={onConfirm}>
            {t('确认进入')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** The confirmation before the free period ends, where the notice asks for it. */
function EntryConfirmation({ bidding }: Props) {
  const t = useT()
  const [isAsked, setAsked] = useState(false)
  const { busy, trouble, act } = useDeed(bidding)
  const { room, deedLock } = bidding
  const mustConfirm = room.me?.mustConfirm === true
  const leading = bidding.standing?.kind === 'leading'
  const unconfirmed = t(leading ? unconfirmedWords.leading : unconfirmedWords.other)
  const confirm = () => {
    setAsked(false)
    act('confirm')
  }
  return (
    <>
      {mustConfirm && (
        <>
          {leading && <p>{unconfirmed}</p>}
          <DeedButton lock={deedLock} busy={busy} onDo={() => setAsked(true)}>
            {t('确认进入限时竞价')}
          </DeedButton>
        </>
      )}
      <DeedTrouble lock={null} trouble={trouble} />
      {isAsked && <EntryDialog text={unconfirmed} onClose={() => setAsked(false)} onConfirm={confirm} />}
    </>
  )
}

/** Who goes on into the timed period. */
export function EntryBox({ bidding }: Props) {
  const t = useT()
  const { me, rules, counts } = bidding.room
  const rule = entryWords[rules.entryRule ?? '']
  return (
    <div className={styles['entry']}>
      {rule && <p>{t(rule)}</p>}
      <StepChange rules={rules} />
      {typeof counts.entrants === 'number' && <p>{t('进入限时竞价 {{count}} 人', { count: counts.entrants })}</p>}
      {me?.confirmed && <p className={styles['done']}>{t('您已确认进入限时竞价，请稍候')}</p>}
      <EntryConfirmation bidding={bidding} />
    </div>
  )
}
