import { useNavigate } from 'react-router-dom'
import { dueText } from '#src/features/calendar/due-text.ts'
import { withdrawEnrolment } from '#src/features/enrolment/commands.ts'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { OverdueTag } from '#src/features/listing/OwedPrice.tsx'
import { depositState } from '#src/model/deposit/schema.ts'
import type { EnrolDetail } from '#src/model/enrolment/schema.ts'
import { limitLabels } from '#src/model/enrolment/labels.ts'
import { detailPage } from '#src/model/listing/rules.ts'
import { labelOf } from '#src/model/listing/labels.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { paths } from '#src/model/paths.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { enrolStateLabels } from '#src/features/enrolment/labels.ts'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { anyDue, dueLabels, lostHint, memberHints, stateHints, whyLabels } from '../labels.ts'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { useConfirmed } from '#src/shared/ui/dialog/use-confirmed.ts'
import styles from '../enrol.module.css'

const mayBeginAgain: ReadonlySet<string> = new Set(['REJECTED', 'CANCELLED', 'EXPIRED'])

function Withdraw({ id }: { id: string }) {
  const t = useT()
  const { busy, ask } = useConfirmed()
  const handleClick = () =>
    ask({
      title: t('撤回报名'),
      message: t('撤回后本次报名作废，截止前可以重新报名。确定撤回吗？'),
      confirm: t('撤回'),
      run: () => withdrawEnrolment(id),
      done: t('已撤回，可在截止前重新报名'),
    })
  return (
    <Button onClick={handleClick} isBusy={busy}>
      {t('撤回报名')}
    </Button>
  )
}

/** Enrols again for the same asset until enrolment ends, then leads to other assets. */
function Again({ detail: { asset, enrolUntil } }: { detail: EnrolDetail }) {
  const t = useT()
  const navigate = useNavigate()
  if (useNow() >= enrolUntil) return <Button to={paths.project}>{t('查看其他项目')}</Button>
  const address = linkToOwn.enrol(detailPage(asset), asset.assetsId)
  return (
    <Button look="primary" onClick={() => void navigate(address)}>
      {t('重新报名')}
    </Button>
  )
}

const mayAppeal: ReadonlySet<string> = new Set(['REJECTED', 'DISQUALIFIED'])

type Link = [isOpen: boolean, label: string, to: string]

/** Buttons to the next steps that the exchange allows. */
const nextSteps = ({ id, asset, state, can }: EnrolDetail, t: Translate): Link[] => [
  [can.edit, state === 'FIX' ? t('补正材料') : t('继续填写'), linkToOwn.enrol(detailPage(asset), asset.assetsId)],
  [can.pay, t('去交纳保证金'), linkToOwn.cashier(id)],
  [can.enter, t('进入竞价厅'), linkToOwn.quoteHall(asset.assetsId)],
]

const afterResult: ReadonlySet<string> = new Set(['WON', 'LOST', 'DEFAULT'])

/** Buttons to what follows when the room has closed. */
const afterRoom = ({ asset, state }: EnrolDetail, t: Translate): Link[] => [
  [afterResult.has(state), t('查看报价'), linkToOwn.quoteHall(asset.assetsId)],
]

function Links({ links, look = 'default' }: { links: readonly Link[]; look?: 'default' | 'primary' }) {
  return links
    .filter(([isOpen]) => isOpen)
    .map(([, label, to]) => (
      <Button key={label} look={look} to={to}>
        {label}
      </Button>
    ))
}

function StateActions({ detail }: { detail: EnrolDetail }) {
  const t = useT()
  const { id, no, state, can, isOwner } = detail
  return (
    <Actions>
      <Links links={nextSteps(detail, t)} look="primary" />
      {isOwner && <Links links={afterRoom(detail, t)} />}
      {isOwner && mayBeginAgain.has(state) && <Again detail={detail} />}
      {isOwner && mayAppeal.has(state) && <Button to={linkToOwn.appeal('review-result', no)}>{t('提出申诉')}</Button>}
      {can.withdraw && <Withdraw id={id} />}
      <Button onClick={() => print()}>{t('打印报名表')}</Button>
    </Actions>
  )
}

/** Why there is less time than usual. */
function Limit({ limit }: { limit: EnrolDetail['dueLimit'] }) {
  const t = useT()
  if (!limit) return null
  return <p className={styles['meta']}>{t(labelOf(limitLabels, limit.by), { time: exactTime(limit.at) })}</p>
}

function Deadline({ state, dueAt }: { state: EnrolDetail['state']; dueAt: number }) {
  const t = useT()
  const time = state === 'FIX' ? dueText(t, dueAt) : exactTime(dueAt)
  return (
    <p className={styles['meta']}>
      <span className="number">{t(dueLabels[state] ?? anyDue, { time })}</span>
      <TimeLeft deadline={dueAt} />
    </p>
  )
}

/** The reason that the exchange gives for returning or ending the enrolment. */
function Why({ state, reason }: { state: EnrolDetail['state']; reason: string }) {
  const t = useT()
  const label = whyLabels[state]
  if (label === undefined) return null
  return (
    <Callout tone="warning">
      {t(label)}
      <TranslatedText>{reason}</TranslatedText>
    </Callout>
  )
}

/** The next step; of a lost enrolment also what has become of its deposit. */
function hintOf({ state, isOwner, depositState: deposit }: EnrolDetail): string {
  if (!isOwner) return memberHints[state] ?? ''
  return (state === 'LOST' && deposit === depositState.refunded ? lostHint : stateHints[state]) ?? ''
}

/** The state of the enrolment, its deadline, and what can be done now. */
export function StateBlock({ detail }: { detail: EnrolDetail }) {
  const t = useT()
  const { no, state, reason, dueAt, dueLimit, submittedAt, price } = detail
  return (
    <>
      <p className={styles['meta']}>
        <StateTag labels={enrolStateLabels} state={state} />
        <OverdueTag price={price} />
        <span className="number">
          {t('报名编号')} {no}
        </span>
        {submittedAt && (
          <span className="number">
            {t('提交时间')} {dateTime(submittedAt)}
          </span>
        )}
      </p>
      <p role="status">{t(hintOf(detail))}</p>
      {reason && <Why state={state} reason={reason} />}
      {dueAt && state !== 'QUALIFIED' && !price && <Deadline state={state} dueAt={dueAt} />}
      <Limit limit={dueLimit} />
      <StateActions detail={detail} />
    </>
  )
}
