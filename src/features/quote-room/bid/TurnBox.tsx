import { isBidMode, knownEntryRule } from '#src/model/bidding/modes.ts'
import { durationText } from '#src/model/terms/figures.ts'
import { entryShort } from '#src/model/terms/labels.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import type { RoomView } from '../state/room-view.ts'
import { roomAmount } from '../price/show.ts'
import type { Bidding } from '../state/use-bidding.ts'
import { leaderNeedNotConfirm, modeTexts } from '../labels.ts'
import { RoomActions } from './RoomActions.tsx'
import styles from './quote-box.module.css'

type Props = { bidding: Bidding }

/** What a confirmation allows, and the consequence of none. */
function duringText({ mode, rules }: RoomView, t: Translate): string {
  const text = isBidMode(mode) ? modeTexts[mode].confirmation?.during : undefined
  return text ? t(text, { length: durationText(rules.inquiryMs ?? 0, t) }) : ''
}

/** Asks whether the bidder takes part in the sealed round that follows. */
export function InquiryBox({ bidding }: Props) {
  const t = useT()
  const { room } = bidding
  if (room.me?.confirmed)
    return (
      <div className={styles['quote']}>
        <Callout tone="success">{t('您已确认参与，请等待报价开始')}</Callout>
      </div>
    )
  return (
    <div className={styles['quote']}>
      <p>{duringText(room, t)}</p>
      <RoomActions bidding={bidding} actions={[{ act: 'confirm', label: t('确认参与报价'), isMain: true }]} />
    </div>
  )
}

/** The bid increment may change with the timed period. */
function StepChange({ rules }: { rules: RoomView['rules'] }) {
  const t = useT()
  const { S, S2 } = rules
  if (!S || !S2 || S2 === S) return null
  return (
    <p>{t('限时竞价期加价幅度由 {{from}} 变为 {{to}}', { from: roomAmount(S, rules), to: roomAmount(S2, rules) })}</p>
  )
}

/** The confirmation during the free period, where the notice requires one. */
function EntryConfirmation({ bidding }: Props) {
  const t = useT()
  const isOffered = bidding.room.me?.mustConfirm === true
  const isLeading = bidding.standing?.kind === 'leading'
  const text = isLeading ? t(leaderNeedNotConfirm) : duringText(bidding.room, t)
  return (
    <>
      {isOffered && isLeading && <p>{text}</p>}
      <RoomActions
        bidding={bidding}
        hidesBlocker
        actions={[
          {
            act: 'confirm',
            label: t('确认进入限时竞价'),
            isOffered,
            question: { title: t('是否确认进入限时竞价'), text, yes: t('确认进入') },
          },
        ]}
      />
    </>
  )
}

/** Which bidders enter the timed period. */
export function EntryBox({ bidding }: Props) {
  const t = useT()
  const { me, rules, counts } = bidding.room
  return (
    <Callout tone="warning">
      <p>{t(entryShort[knownEntryRule(rules.entryRule)])}</p>
      <StepChange rules={rules} />
      {typeof counts.entrants === 'number' && <p>{t('进入限时竞价 {{count}} 人', { count: counts.entrants })}</p>}
      {me?.confirmed && (
        <p>
          <b>{t('您已确认进入限时竞价，请稍候')}</b>
        </p>
      )}
      <EntryConfirmation bidding={bidding} />
    </Callout>
  )
}
