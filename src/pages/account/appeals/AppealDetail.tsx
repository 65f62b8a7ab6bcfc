import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { isNotFound } from '#src/api/errors.ts'
import { withdrawAppeal } from '#src/features/appeal/commands.ts'
import { appealQuery } from '#src/features/appeal/queries.ts'
import { dueText } from '#src/features/calendar/due-text.ts'
import { type AppealDetail as Detail, appealStates, type AppealStep } from '#src/model/appeal/schema.ts'
import { appealEventLabels, appealStandingLabels, appealStateLabels } from '#src/model/appeal/labels.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { safeLink } from '#src/shared/lib/navigation/safe-href.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { confirmDialog, showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { QueryBoundary, EmptyState, Skeleton } from '#src/shared/ui/query-states.tsx'
import { keepFocus, useFocusOn } from '#src/shared/ui/focus.ts'
import { Failure } from '#src/shared/ui/form/Failure.tsx'
import { failureOf } from '#src/shared/ui/form/failure.ts'
import { Card } from '#src/shared/ui/Card.tsx'
import { StateTag } from '#src/shared/ui/Tag.tsx'
import { AdditionForm } from './AdditionForm.tsx'
import { kindText } from './kind-text.ts'
import { TranslatedText } from '#src/shared/ui/TranslatedText.tsx'
import styles from './appeals.module.css'

function Files({ files }: { files: readonly UploadedFile[] }) {
  if (files.length === 0) return null
  return (
    <span className={styles['files']}>
      {files.map(({ id, name, url }) => (
        <a key={id} href={safeLink(url) ?? undefined} target="_blank" rel="noopener noreferrer" lang="zh-CN">
          {name}
        </a>
      ))}
    </span>
  )
}

function Facts({ detail }: { detail: Detail }) {
  const t = useT()
  const { id, kind, state, about, description, contact, telPhone, files, dueAt, isReview } = detail
  const due = state === 'incomplete' ? t('请于此前补充') : t('预计处理时限')
  const rows = [
    [t('编号'), id],
    [t('申诉类型'), t(kindText(kind))],
    [t('状态'), <StateTag labels={appealStateLabels} key="state" state={state} />],
    ...(isReview ? [[t('复核'), t('已申请复核，复核结果为最终决定')]] : []),
    ...(dueAt ? [[due, dueText(t, dueAt)]] : []),
    ...(about ? [[t('关联对象'), about]] : []),
    [t('申诉说明'), description],
    [t('证明材料'), <Files key="files" files={files} />],
    [t('联系人'), `${contact} ${telPhone}`],
  ] as const
  return (
    <dl className={styles['facts']}>
      {rows.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How it stands, and what comes next. */
function Standing({ detail: { state, kind, about } }: { detail: Detail }) {
  const t = useT()
  const known = appealStates.find((one) => one === state)
  return (
    <p role="status" className={styles['standing']}>
      {known && t(appealStandingLabels[known])}
      {(state === 'withdrawn' || state === 'closed') && (
        <Link className={styles['link']} to={linkTo.appeal(kind, about ?? undefined)}>
          {t('重新提交申诉')}
        </Link>
      )}
    </p>
  )
}

function Step({ step }: { step: AppealStep }) {
  const t = useT()
  return (
    <li>
      <strong>{t(appealEventLabels[step.event] ?? step.event)}</strong>
      <time dateTime={new Date(step.at).toISOString()}>{dateTime(step.at)}</time>
      {step.text && (
        <p>
          <TranslatedText>{step.text}</TranslatedText>
        </p>
      )}
      <Files files={step.files} />
    </li>
  )
}

type Adding = 'supplement' | 'review' | null

function Acts({ detail, adding, onAdd }: { detail: Detail; adding: Adding; onAdd: (what: Adding) => void }) {
  const t = useT()
  const { busy, failure, attempt } = useAttempt()
  const supplementOpener = useFocusOn<HTMLButtonElement>(adding === 'supplement')
  const reviewOpener = useFocusOn<HTMLButtonElement>(adding === 'review')
  const withdraw = () =>
    confirmDialog({
      title: t('溫馨提示'),
      message: t('撤销后本申诉不再处理，确定撤销吗？'),
      tone: 'warning',
      confirm: t('确定撤销'),
      cancel: t('取消'),
      onConfirm: () =>
        void attempt(async () => {
          await withdrawAppeal(detail.id)
          showToast('success', t('申诉已撤销'))
        }),
    })
  return (
    <>
      <Failure failure={failure === null ? null : failureOf(failure)} />
      <div className={styles['acts']}>
        {detail.can.includes('supplement') && adding === null && (
          <Button ref={supplementOpener} type="primary" onClick={() => onAdd('supplement')}>
            {t('补充材料')}
          </Button>
        )}
        {detail.can.includes('review') && adding === null && (
          <Button ref={reviewOpener} type="primary" onClick={() => onAdd('review')}>
            {t('申请复核')}
          </Button>
        )}
        {detail.can.includes('withdraw') && (
          <Button aria-disabled={busy} onClick={withdraw}>
            {t('撤销申诉')}
          </Button>
        )}
      </div>
    </>
  )
}

function Shown({ detail }: { detail: Detail }) {
  const t = useT()
  const [wanted, setAdding] = useState<Adding>(null)
  // The exchange may have decided while the person was typing.
  const adding = wanted !== null && detail.can.includes(wanted) ? wanted : null
  return (
    <div className={styles['stack']} role="group" aria-label={t('申诉详情')} tabIndex={-1} ref={keepFocus}>
      <Card title={t('申诉详情')} actions={<Link to={paths.shensuRecord}>{t('返回列表')}</Link>}>
        <div className={styles['body']}>
          <Standing detail={detail} />
          <Facts detail={detail} />
        </div>
      </Card>
      <Card title={t('处理进度')}>
        <div className={styles['body']}>
          <ol className={styles['timeline']}>
            {detail.steps.map((step) => (
              <Step key={`${step.at}-${step.event}`} step={step} />
            ))}
          </ol>
        </div>
      </Card>
      {detail.can.length > 0 && (
        <Card title={t('我可以')}>
          <div className={styles['body']}>
            <Acts detail={detail} adding={adding} onAdd={setAdding} />
            {adding && <AdditionForm key={adding} id={detail.id} what={adding} onDone={() => setAdding(null)} />}
          </div>
        </Card>
      )}
    </div>
  )
}

const height = 360

/** One appeal: what was said, what became of it, what can be done. */
export function AppealDetail({ id }: { id: string }) {
  const t = useT()
  const query = useQuery(appealQuery(id))
  if (isNotFound(query.error))
    return (
      <EmptyState
        minHeight={height}
        text={t('没有找到这条申诉')}
        hint={
          <Link className={styles['link']} to={paths.shensuRecord}>
            {t('返回列表')}
          </Link>
        }
      />
    )
  return (
    <QueryBoundary query={query} minHeight={height} loading={<Skeleton height={height} />}>
      {(detail) => <Shown detail={detail} />}
    </QueryBoundary>
  )
}
