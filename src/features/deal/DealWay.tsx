import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { calendarFile } from '#src/features/calendar/calendar-file.ts'
import { dueText } from '#src/features/calendar/due-text.ts'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { answerLabel, dealEndLabels, dealStepLabels, turnLabels } from '#src/model/deal/labels.ts'
import { linkOfDeal } from '#src/model/deal/link.ts'
import type { DealRole, DealView } from '#src/model/deal/schema.ts'
import { currentStep, type StepOfDeal, stepsOfDeal } from '#src/model/deal/steps.ts'
import { capitals } from '#src/model/money/capitals.ts'
import { briefYuan } from '#src/model/money/brief.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { priceLabels } from '#src/model/settlement/labels.ts'
import { daysLate } from '#src/model/settlement/rules.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { date } from '#src/model/time/shanghai.ts'
import { workingDaysLeft } from '#src/model/time/working-days-left.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { useConfirmed } from '#src/shared/ui/dialog/use-confirmed.ts'
import { type Step, Steps, type StepState } from '#src/shared/ui/display/Steps.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { saveFile } from '#src/shared/ui/file/download.ts'
import { confirmDeal, handOverDeal } from './commands.ts'
import { type DealKey, dealQuery } from './queries.ts'
import styles from './deal.module.css'
import { ContractButton, ToSign } from './ToSign.tsx'

type Props = {
  deal: DealView
  /** The screen it is shown on, to which no button leads. */
  here?: 'enrolment' | 'settlement' | 'room' | undefined
}

const roleOf = ({ role }: DealView): DealRole => (role === 'seller' ? 'seller' : 'taker')

/** Whether the reader is a seller that has a request for instalments to answer. */
const isAsked = ({ answerBy }: DealView): boolean => typeof answerBy === 'number'

/** What the current step asks of the reader. */
const taskOf = (deal: DealView, { step, turn }: StepOfDeal): string =>
  isAsked(deal) ? answerLabel : (turnLabels[step][turn ?? 'exchange'] ?? '')

const marks: Readonly<Record<StepOfDeal['state'], StepState>> = {
  done: 'done',
  now: 'current',
  open: 'waiting',
  stopped: 'failed',
}

/** Below each step the day on which it was done, or until when it is due. */
const shownSteps = (steps: readonly StepOfDeal[], t: Translate): Step[] =>
  steps.map(({ step, state, doneAt, dueAt }) => {
    const note = doneAt ? date(doneAt) : dueAt ? t('{{date}} 前', { date: date(dueAt) }) : undefined
    return { label: t(dealStepLabels[step]), state: marks[state], ...(note ? { note } : {}) }
  })

/** Until when the current step is due, in working days too; of a payment that is late, for how long. */
function Due({ dueAt, payable }: { dueAt: number; payable: string | null }) {
  const t = useT()
  const now = useNow()
  const late = daysLate({ dueAt }, now)
  const time = dueText(t, dueAt)
  if (late > 0)
    return (
      <p className={styles['late']}>
        {payable === null
          ? t('应于 {{time}} 前办理，已逾期 {{count}} 天', { time, count: late })
          : t(priceLabels.late, { amount: briefYuan(payable), time, count: late })}
      </p>
    )
  return (
    <p className={styles['due']}>
      {payable !== null && <span>{t(priceLabels.due, { amount: briefYuan(payable), time })}</span>}
      <span className="number">
        {payable === null
          ? t('截止 {{time}}，还有 {{count}} 个工作日', { time, count: workingDaysLeft(now, dueAt) })
          : t('还有 {{count}} 个工作日', { count: workingDaysLeft(now, dueAt) })}
      </span>
      <TimeLeft deadline={dueAt} />
    </p>
  )
}

/** Dates to come as a calendar file. */
function CalendarButton({ deal, steps }: { deal: DealView; steps: readonly StepOfDeal[] }) {
  const t = useT()
  const now = useNow()
  const coming = steps.flatMap(({ step, dueAt }) => (dueAt !== null && dueAt > now ? [{ step, at: dueAt }] : []))
  if (coming.length === 0) return null
  const handleClick = () => {
    const address = new URL(linkOfDeal(deal), location.href).href
    const reminders = coming.map(({ step, at }) => ({
      id: `${deal.id}-${step}`,
      title: `${t(dealStepLabels[step])}：${deal.assetsName}`,
      at,
    }))
    const text = calendarFile({ reminders, address, notes: deal.projectNo, now: serverNow(), host: location.hostname })
    saveFile(new Blob([text], { type: 'text/calendar' }), `${deal.no}.ics`)
    showToast('success', t('日历文件已保存，打开后会在开始前一小时提醒您'))
  }
  return (
    <Button look="text" onClick={handleClick}>
      {t('加入日历')}
    </Button>
  )
}

function ConfirmButton({ deal }: { deal: DealView }) {
  const t = useT()
  const { busy, ask } = useConfirmed()
  const sum = { amount: briefYuan(deal.price), capitals: capitals(deal.price) ?? '' }
  const handleClick = () =>
    ask({
      title: t('确认成交确认书'),
      message:
        roleOf(deal) === 'seller'
          ? t('确认后，您应按成交结果签订合同并移交标的：成交金额 {{amount}} 元（{{capitals}}）。', sum)
          : t('确认后，您应按成交结果签订合同并付款：成交金额 {{amount}} 元（{{capitals}}）。', sum),
      confirm: t('确认成交'),
      run: () => confirmDeal(deal.id),
      done: t('已确认成交'),
    })
  return (
    <Button look="primary" isBusy={busy} onClick={handleClick}>
      {t('确认成交确认书')}
    </Button>
  )
}

function HandOverButton({ deal }: { deal: DealView }) {
  const t = useT()
  const { busy, ask } = useConfirmed()
  const handleClick = () =>
    ask({
      title: t('确认已移交'),
      message: t('请在过户和交接都办完、清单已签字后确认。确认后不能撤回。'),
      confirm: t('确认已移交'),
      run: () => handOverDeal(deal.id),
      done: t('已确认移交'),
    })
  return (
    <Button look="primary" isBusy={busy} onClick={handleClick}>
      {t('确认已移交')}
    </Button>
  )
}

/** Leads the taker to the payment, and the seller to what has arrived of it or was asked about it. */
function PayButton({ deal, here, settlementId }: Props & { settlementId: string }) {
  const t = useT()
  const isHere = here === 'settlement'
  if (roleOf(deal) === 'seller')
    return isHere ? null : (
      <Button look={isAsked(deal) ? 'primary' : 'default'} to={linkToOwn.settlement(settlementId)}>
        {isAsked(deal) ? t('去答复') : t('查看结算')}
      </Button>
    )
  return (
    <Button look="primary" to={isHere ? linkToOwn.settlementPayInfo(settlementId) : linkToOwn.settlement(settlementId)}>
      {isHere ? t('上传付款凭证') : t('去付款')}
    </Button>
  )
}

/** The one thing that is the reader's to do now. */
function NextButton({ deal, here, step }: Props & { step: StepOfDeal['step'] }) {
  const t = useT()
  const { can, settlementId, enrolId, contract } = deal
  if (step === 'sign' && contract) return <ContractButton contract={contract} />
  if (step === 'confirm' && can.confirm) return <ConfirmButton deal={deal} />
  if (step === 'handover' && can.handOver) return <HandOverButton deal={deal} />
  if (step === 'pay' && settlementId) return <PayButton deal={deal} here={here} settlementId={settlementId} />
  if (here === 'enrolment' || !enrolId) return null
  return <Button to={linkOfDeal(deal)}>{t('查看报名和文书')}</Button>
}

function Ended({ deal: { state, reason, role } }: { deal: DealView }) {
  const t = useT()
  if (state === 'done') return <Callout tone="success">{t(dealEndLabels.done)}</Callout>
  const appeal = <Button to={linkToOwn.appeal('deposit', undefined)}>{t('提出申诉')}</Button>
  return (
    <Callout tone="danger" actions={role === 'taker' && appeal}>
      {t(dealEndLabels.defaulted)} <TranslatedText>{reason ?? ''}</TranslatedText>
    </Callout>
  )
}

function Warnings({ deal: { haltedSince, graceUntil } }: { deal: DealView }) {
  const t = useT()
  return (
    <>
      {haltedSince && (
        <Callout tone="warning">
          {t('{{time}} 收到对竞价结果的异议，处理完毕前不能签约。', { time: exactTime(haltedSince) })}
        </Callout>
      )}
      {graceUntil && (
        <Callout tone="danger">
          {t('已发出催告，宽限至 {{time}}；期满仍未付清的，成交终止，保证金不予退还。', {
            time: dueText(t, graceUntil),
          })}
        </Callout>
      )}
    </>
  )
}

/** What happens next after the hammer: the line of steps, whose turn it is, until when, and the one button (domain 1.6). */
export function DealWay({ deal, here }: Props) {
  const t = useT()
  const role = roleOf(deal)
  const steps = stepsOfDeal(deal, role)
  const current = deal.state === 'open' ? currentStep(deal, role) : null
  const dueAt = deal.answerBy ?? current?.dueAt ?? null
  return (
    <section className={styles['way']} aria-label={t('成交后的办理进度')}>
      <Steps steps={shownSteps(steps, t)} label={t('成交后的步骤')} narrow="vertical" />
      {current ? (
        <>
          <Warnings deal={deal} />
          <p role="status" className={styles['task']}>
            {t(taskOf(deal, current))}
          </p>
          {current.step === 'sign' && <ToSign deal={deal} />}
          {dueAt !== null && <Due dueAt={dueAt} payable={current.step === 'pay' ? (deal.payable ?? null) : null} />}
          <Actions align={here === 'room' ? 'center' : 'start'}>
            <NextButton deal={deal} here={here} step={current.step} />
            <CalendarButton deal={deal} steps={steps} />
          </Actions>
        </>
      ) : (
        <Ended deal={deal} />
      )}
      <p>
        <Button look="link" to={linkToOwn.evidence(deal.id)}>
          {t('查看证据链')}
        </Button>
      </p>
    </section>
  )
}

/** The same for an enrolment or an asset; nothing while the person has no deal there. `otherwise` is shown in its place. */
export function DealWayOf({
  of,
  here,
  otherwise = null,
}: { of: DealKey; otherwise?: ReactNode } & Pick<Props, 'here'>) {
  const t = useT()
  const { data, isPending } = useQuery(dealQuery(of))
  if (isPending) return <p role="status">{t('正在查询后续安排…')}</p>
  return data ? <DealWay deal={data} here={here} /> : otherwise
}
