import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { withdraw } from '#src/features/demand/commands.ts'
import { isOver } from '#src/model/demand/rules.ts'
import { type DemandDetail, demandTypes } from '#src/model/demand/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'
import { confirmDialog, showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { keepFocus } from '#src/shared/ui/behaviour/focus.ts'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { demandStateLabels } from '#src/model/demand/labels.ts'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { AskForm } from './AskForm.tsx'
import { DemandFacts } from './DemandFacts.tsx'
import DemandForm from '../submit/DemandForm.tsx'
import { RateForm } from './RateForm.tsx'
import { Timeline } from './Timeline.tsx'
import { standingText } from './standing-text.ts'
import styles from './detail.module.css'

type Props = { demand: DemandDetail }

function Withdraw({ demand: { id } }: Props) {
  const t = useT()
  const { busy, failure, submit, retry } = useSubmit(async () => {
    await withdraw({ id })
    showToast('success', t('需求已撤销'))
  })
  const handleClick = () =>
    confirmDialog({
      title: t('撤销需求'),
      message: t('撤销后不再受理，如有需要须重新提交。确定撤销？'),
      tone: 'warning',
      confirm: t('确定'),
      cancel: t('取消'),
      onConfirm: () => void submit(undefined),
    })
  return (
    <>
      <Button aria-disabled={busy} onClick={() => !busy && handleClick()}>
        {busy ? t('正在提交…') : t('撤销需求')}
      </Button>
      <Failure failure={failure} onRetry={retry} busy={busy} />
    </>
  )
}

/** Who deals with it. */
function Officer({ demand: { branchName, officer, officerPhone } }: Props) {
  const t = useT()
  if (!branchName) return null
  return (
    <p className={styles['who']}>
      <span>
        {t('受理机构')} <b lang="zh-CN">{branchName}</b>
      </span>
      {officer && (
        <span>
          {t('经办人')} <b lang="zh-CN">{officer}</b>
        </span>
      )}
      {officerPhone && (
        <span>
          {t('联系电话')} <PhoneLink phone={officerPhone} />
        </span>
      )}
    </p>
  )
}

/** How it stands, who deals with it, and what comes next. */
function Standing({ demand }: Props) {
  const t = useT()
  const { state, closesAt, need } = demand
  const text = standingText(state)
  return (
    <div className={styles['note']}>
      {text !== null && <p role="status">{t(text)}</p>}
      <Officer demand={demand} />
      {closesAt && <p>{t('如无后续问题，将于 {{time}} 自动关闭', { time: exactTime(closesAt) })}</p>}
      {isOver(state) && <Link to={linkTo.service(need === 1 || need === 2 ? need : 3)}>{t('提交新的需求')}</Link>}
    </div>
  )
}

function Head({ demand, isEditing, onEdit }: Props & { isEditing: boolean; onEdit: () => void }) {
  const t = useT()
  const { id, title, state, can } = demand
  return (
    <div className={styles['head']}>
      <h2 lang="zh-CN">{title}</h2>
      <StateTag labels={demandStateLabels} state={state} />
      <div className={styles['acts']}>
        {can.includes('edit') && !isEditing && <Button onClick={onEdit}>{t('修改')}</Button>}
        {can.includes('withdraw') && !isEditing && <Withdraw demand={demand} />}
        <Link className={styles['way']} to={linkTo.demandDetail(id)}>
          {t('查看需求书')}
        </Link>
      </div>
    </div>
  )
}

function Answering({ demand: { id, can } }: Props) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  if (!can.includes('ask')) return null
  return (
    <Card title={isAsking ? t('追问') : t('评价')}>
      <div className={styles['body']}>
        {isAsking ? <AskForm id={id} /> : <RateForm id={id} />}
        <button type="button" className={styles['switch']} onClick={() => setAsking(!isAsking)}>
          {isAsking ? t('没有疑问，去评价') : t('对回复有疑问，继续追问')}
        </button>
      </div>
    </Card>
  )
}

/** One demand: what was asked, what became of it, and what can be done now (domain 6.12). */
export function DemandScreen({ demand }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const isEditing = query.get('edit') === '1' && demand.can.includes('edit')
  const wantsEdit = query.get('edit') === '1' && !isEditing && !isOver(demand.state)
  const here = linkTo.myServiceDetail(demand.id)
  return (
    <div className={styles['stack']} role="group" aria-label={t('服务详情')} tabIndex={-1} ref={keepFocus}>
      <Card title={t('我的需求')}>
        <div className={styles['body']}>
          <Head demand={demand} isEditing={isEditing} onEdit={() => void navigate(`${here}&edit=1`)} />
          <Standing demand={demand} />
          {wantsEdit && (
            <p role="status" className={styles['note']}>
              {t('需求已受理，不能再修改；如有补充请在回复后追问。')}
            </p>
          )}
          {isEditing ? (
            <DemandForm
              need={demandTypes.find((need) => need === demand.need) ?? 3}
              demand={demand}
              onDone={() => void navigate(here, { replace: true })}
            />
          ) : (
            <DemandFacts demand={demand} />
          )}
        </div>
      </Card>
      <Card title={t('办理进展')}>
        <div className={styles['body']}>
          <Timeline steps={demand.steps} />
        </div>
      </Card>
      <Answering key={demand.steps.length} demand={demand} />
    </div>
  )
}
