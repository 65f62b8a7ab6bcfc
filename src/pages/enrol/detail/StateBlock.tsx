import { useNavigate } from 'react-router-dom'
import { dueText } from '#src/features/calendar/due-text.ts'
import { withdrawEnrolment } from '#src/features/enrolment/commands.ts'
import { CountdownText } from '#src/features/listing/CountdownText.tsx'
import { OverdueTag, OwedPrice } from '#src/features/listing/OwedPrice.tsx'
import { hasScreen } from '#src/features/user-centre/screens.ts'
import type { EnrolDetail } from '#src/model/enrolment/schema.ts'
import { limitLabels } from '#src/model/enrolment/labels.ts'
import { detailPage } from '#src/model/listing/rules.ts'
import { labelOf } from '#src/model/listing/labels.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { confirmDialog, showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { NetworkError } from '#src/api/errors.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { failureOf } from '#src/shared/ui/form/submit/failure.ts'
import { enrolStateLabels } from '#src/features/enrolment/labels.ts'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { anyDue, dueLabels, memberHints, stateHints, whyLabels } from '../labels.ts'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from '../enrol.module.css'

const mayBeginAgain: ReadonlySet<string> = new Set(['REJECTED', 'CANCELLED', 'EXPIRED'])

function Withdraw({ id }: { id: string }) {
  const t = useT()
  const { busy, attempt } = useAttempt()
  // The exchange's own refusal has been shown by the call.
  const failed = (error: unknown) => {
    if (error instanceof NetworkError) showToast('error', t(failureOf(error).message))
  }
  const handleClick = () =>
    confirmDialog({
      title: t('撤回报名'),
      message: t('撤回后本次报名作废，截止前可以重新报名。确定撤回吗？'),
      tone: 'warning',
      confirm: t('撤回'),
      cancel: t('取消'),
      onConfirm: () =>
        void attempt(async () => {
          await withdrawEnrolment(id)
          showToast('success', t('已撤回，可在截止前重新报名'))
        }, failed),
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
  if (useNow() >= enrolUntil) return <Button to={paths.project}>{t('看看其他项目')}</Button>
  const address = linkTo.enrol(detailPage(asset), asset.assetsId)
  return (
    <Button look="primary" onClick={() => void navigate(address)}>
      {t('重新报名')}
    </Button>
  )
}

/** What follows when the room has closed. */
function Ended({ detail: { state, asset } }: { detail: EnrolDetail }) {
  const t = useT()
  const links = [
    [t('查看报价'), linkTo.quoteHall(asset.assetsId)],
    ...(state === 'WON'
      ? [
          [t('签合同'), paths.myContract],
          [t('付款'), paths.projectSettlement],
        ]
      : []),
  ] as [label: string, to: string][]
  return links
    .filter(([, to]) => hasScreen(to))
    .map(([label, to]) => (
      <Button key={label} to={to}>
        {label}
      </Button>
    ))
}

const mayAppeal: ReadonlySet<string> = new Set(['REJECTED', 'DISQUALIFIED'])

/** What can be done after a rejection, a withdrawal or a missed deadline. */
function Failed({ detail }: { detail: EnrolDetail }) {
  const t = useT()
  return (
    <>
      {mayBeginAgain.has(detail.state) && <Again detail={detail} />}
      {mayAppeal.has(detail.state) && <Button to={linkTo.appeal('review-result', detail.no)}>{t('提出申诉')}</Button>}
    </>
  )
}

/** The next step that the exchange allows. */
function NextStep({ detail: { id, asset, state, can } }: { detail: EnrolDetail }) {
  const t = useT()
  const steps: [isOpen: boolean, label: string, to: string][] = [
    [can.edit, state === 'FIX' ? t('补正材料') : t('继续填写'), linkTo.enrol(detailPage(asset), asset.assetsId)],
    [can.pay, t('去缴纳保证金'), linkTo.cashier(id)],
    [can.enter, t('进入报价大厅'), linkTo.quoteHall(asset.assetsId)],
  ]
  return steps
    .filter(([isOpen]) => isOpen)
    .map(([, label, to]) => (
      <Button key={label} look="primary" to={to}>
        {label}
      </Button>
    ))
}

function StateActions({ detail }: { detail: EnrolDetail }) {
  const t = useT()
  const { id, state, can, isOwner } = detail
  return (
    <Actions>
      <NextStep detail={detail} />
      {isOwner && (state === 'WON' || state === 'LOST') && <Ended detail={detail} />}
      {isOwner && <Failed detail={detail} />}
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
      <CountdownText deadline={dueAt} />
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

/** The state of the enrolment, its deadline, and what can be done now. */
export function StateBlock({ detail }: { detail: EnrolDetail }) {
  const t = useT()
  const { no, state, reason, dueAt, dueLimit, submittedAt, price, isOwner } = detail
  const hint = (isOwner ? stateHints : memberHints)[state] ?? ''
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
      <div role="status">{price && isOwner ? <OwedPrice price={price} /> : <p>{t(hint)}</p>}</div>
      {reason && <Why state={state} reason={reason} />}
      {dueAt && state !== 'QUALIFIED' && !price && <Deadline state={state} dueAt={dueAt} />}
      <Limit limit={dueLimit} />
      <StateActions detail={detail} />
    </>
  )
}
