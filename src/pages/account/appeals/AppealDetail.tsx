import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { withdrawAppeal } from '#src/features/appeal/commands.ts'
import { appealQuery } from '#src/features/appeal/queries.ts'
import { dueText } from '#src/features/calendar/due-text.ts'
import { type AppealDetail as Detail, appealStates, type AppealStep } from '#src/model/appeal/schema.ts'
import { appealEventLabels, appealStandingLabels, appealStateLabels } from '#src/model/appeal/labels.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { paths } from '#src/model/paths.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { confirmDialog, showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { DetailBoundary } from '#src/shared/ui/feedback/DetailBoundary.tsx'
import { useFocusOn } from '#src/shared/ui/behaviour/focus.ts'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { failureOf } from '#src/shared/ui/form/submit/failure.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { FileList } from '#src/shared/ui/display/FileList.tsx'
import { FocusGroup } from '#src/shared/ui/behaviour/FocusGroup.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { Timeline } from '#src/shared/ui/display/Timeline.tsx'
import { AdditionForm } from './AdditionForm.tsx'
import { kindText } from './kind-text.ts'

function AppealFacts({ detail }: { detail: Detail }) {
  const t = useT()
  const { id, kind, state, about, description, contact, telPhone, files, dueAt, isReview } = detail
  const due = state === 'incomplete' ? t('请于此前补充') : t('预计处理时限')
  return (
    <Facts
      items={[
        { label: t('编号'), value: id },
        { label: t('申诉类型'), value: t(kindText(kind)) },
        { label: t('状态'), value: <StateTag labels={appealStateLabels} state={state} /> },
        isReview && { label: t('复核'), value: t('已申请复核，复核结果为最终决定') },
        dueAt ? { label: due, value: dueText(t, dueAt) } : null,
        about ? { label: t('关联对象'), value: about } : null,
        { label: t('申诉说明'), value: description },
        { label: t('证明材料'), value: files.length > 0 && <FileList files={files} /> },
        { label: t('联系人'), value: `${contact} ${telPhone}` },
      ]}
    />
  )
}

/** What the state means, and what comes next. */
function StateNote({ detail: { state, kind, about } }: { detail: Detail }) {
  const t = useT()
  const known = appealStates.find((one) => one === state)
  return (
    <Callout role="status">
      {known && t(appealStandingLabels[known])}{' '}
      {(state === 'withdrawn' || state === 'closed') && (
        <Button look="link" to={linkToOwn.appeal(kind, about ?? undefined)}>
          {t('重新提交申诉')}
        </Button>
      )}
    </Callout>
  )
}

function History({ steps }: { steps: readonly AppealStep[] }) {
  const t = useT()
  return (
    <Timeline
      items={steps.map(({ event, at, text, files }) => ({
        at,
        time: dateTime(at),
        title: t(appealEventLabels[event] ?? event),
        text,
        files,
      }))}
    />
  )
}

type Adding = 'supplement' | 'review' | null

function AppealActions({ detail, adding, onAdd }: { detail: Detail; adding: Adding; onAdd: (what: Adding) => void }) {
  const t = useT()
  const { busy, failure, attempt } = useAttempt()
  const supplementOpener = useFocusOn<HTMLButtonElement>(adding === 'supplement')
  const reviewOpener = useFocusOn<HTMLButtonElement>(adding === 'review')
  const withdraw = () =>
    confirmDialog({
      title: t('溫馨提示'),
      message: t('撤销后本申诉不再处理，确定撤销吗？'),
      confirm: t('确定撤销'),
      onConfirm: () =>
        void attempt(async () => {
          await withdrawAppeal(detail.id)
          showToast('success', t('申诉已撤销'))
        }),
    })
  return (
    <>
      <Failure failure={failure === null ? null : failureOf(failure)} />
      <Actions>
        {detail.can.includes('supplement') && adding === null && (
          <Button ref={supplementOpener} look="primary" onClick={() => onAdd('supplement')}>
            {t('补充材料')}
          </Button>
        )}
        {detail.can.includes('review') && adding === null && (
          <Button ref={reviewOpener} look="primary" onClick={() => onAdd('review')}>
            {t('申请复核')}
          </Button>
        )}
        {detail.can.includes('withdraw') && (
          <Button isBusy={busy} onClick={withdraw}>
            {t('撤销申诉')}
          </Button>
        )}
      </Actions>
    </>
  )
}

function Shown({ detail }: { detail: Detail }) {
  const t = useT()
  const [wanted, setAdding] = useState<Adding>(null)
  // The exchange may have decided while the person was typing.
  const adding = wanted !== null && detail.can.includes(wanted) ? wanted : null
  return (
    <FocusGroup label={t('申诉详情')}>
      <Card
        title={t('申诉详情')}
        body="stacked"
        actions={
          <Button look="text" to={paths.shensuRecord}>
            {t('返回列表')}
          </Button>
        }
      >
        <StateNote detail={detail} />
        <AppealFacts detail={detail} />
      </Card>
      <Card title={t('处理进度')} body="padded">
        <History steps={detail.steps} />
      </Card>
      {detail.can.length > 0 && (
        <Card title={t('我可以')} body="stacked">
          <AppealActions detail={detail} adding={adding} onAdd={setAdding} />
          {adding && <AdditionForm key={adding} id={detail.id} what={adding} onDone={() => setAdding(null)} />}
        </Card>
      )}
    </FocusGroup>
  )
}

/** One appeal: its content, its history, and what the person can do. */
export function AppealDetail({ id }: { id: string }) {
  const t = useT()
  const query = useQuery(appealQuery(id))
  const missing = { text: t('未找到该申诉'), link: { label: t('返回列表'), to: paths.shensuRecord } }
  return (
    <DetailBoundary query={query} height={360} missing={missing} isPart>
      {(detail) => <Shown detail={detail} />}
    </DetailBoundary>
  )
}
