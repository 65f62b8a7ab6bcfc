import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { withdraw } from '#src/features/demand/commands.ts'
import { demandStateLabels } from '#src/model/demand/labels.ts'
import { isOver } from '#src/model/demand/rules.ts'
import { type DemandDetail, demandStates, demandTypes } from '#src/model/demand/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { linkTo } from '#src/model/paths.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'
import { FocusGroup } from '#src/shared/ui/behaviour/FocusGroup.tsx'
import { confirmDialog, showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import DemandForm from '../submit/DemandForm.tsx'
import { stateHints } from '../labels.ts'
import { AskForm } from './AskForm.tsx'
import { DemandFacts } from './DemandFacts.tsx'
import { DemandTimeline } from './DemandTimeline.tsx'
import { RateForm } from './RateForm.tsx'
import styles from './demand.module.css'

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
      onConfirm: () => void submit(undefined),
    })
  return (
    <>
      <Button isBusy={busy} onClick={handleClick}>
        {busy ? t('正在提交…') : t('撤销需求')}
      </Button>
      <Failure failure={failure} onRetry={retry} busy={busy} />
    </>
  )
}

/** The branch and the person in charge. */
function Officer({ demand: { branchName, officer, officerPhone } }: Props) {
  const t = useT()
  if (!branchName) return null
  return (
    <Facts
      layout="columns"
      columns={3}
      items={[
        { label: t('受理机构'), value: branchName, lang: 'zh-CN' },
        officer && { label: t('经办人'), value: officer, lang: 'zh-CN' },
        officerPhone && { label: t('联系电话'), value: <PhoneLink phone={officerPhone} /> },
      ]}
    />
  )
}

/** The meaning of the state, who is in charge, and the next step. */
function StateNote({ demand }: Props) {
  const t = useT()
  const { state, closesAt, need } = demand
  const known = demandStates.find((one) => one === state)
  return (
    <Callout>
      {known && <p role="status">{t(stateHints[known])}</p>}
      <Officer demand={demand} />
      {closesAt && <p>{t('如无后续问题，将于 {{time}} 自动关闭', { time: exactTime(closesAt) })}</p>}
      {isOver(state) && (
        <Button look="link" to={linkTo.service(need === 1 || need === 2 ? need : 3)}>
          {t('提交新的需求')}
        </Button>
      )}
    </Callout>
  )
}

function Head({ demand, isEditing, onEdit }: Props & { isEditing: boolean; onEdit: () => void }) {
  const t = useT()
  const { id, title, state, can } = demand
  return (
    <>
      <div className={styles['head']}>
        <h2 lang="zh-CN">{title}</h2>
        <StateTag labels={demandStateLabels} state={state} />
      </div>
      <Actions>
        {can.includes('edit') && !isEditing && <Button onClick={onEdit}>{t('修改')}</Button>}
        <Button to={linkToOwn.demandDetail(id)}>{t('查看需求书')}</Button>
        {can.includes('withdraw') && !isEditing && <Withdraw demand={demand} />}
      </Actions>
    </>
  )
}

function ReplyCard({ demand: { id, can } }: Props) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  if (!can.includes('ask')) return null
  return (
    <Card title={isAsking ? t('追问') : t('评价')} body="stacked">
      {isAsking ? <AskForm id={id} /> : <RateForm id={id} />}
      <Actions>
        <Button look="link" onClick={() => setAsking(!isAsking)}>
          {isAsking ? t('没有疑问，去评价') : t('对回复有疑问，继续追问')}
        </Button>
      </Actions>
    </Card>
  )
}

/** One demand: content, progress, and the actions that are possible now (domain 6.12). */
export function DemandScreen({ demand }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const isEditing = query.get('edit') === '1' && demand.can.includes('edit')
  const wantsEdit = query.get('edit') === '1' && !isEditing && !isOver(demand.state)
  const here = linkToOwn.myServiceDetail(demand.id)
  return (
    <FocusGroup label={t('服务详情')}>
      <Card title={t('我的需求')} body="stacked">
        <Head demand={demand} isEditing={isEditing} onEdit={() => void navigate(`${here}&edit=1`)} />
        <StateNote demand={demand} />
        {wantsEdit && <Callout role="status">{t('需求已受理，不能再修改；如有补充请在回复后追问。')}</Callout>}
        {isEditing ? (
          <DemandForm
            need={demandTypes.find((need) => need === demand.need) ?? 3}
            demand={demand}
            onDone={() => void navigate(here, { replace: true })}
          />
        ) : (
          <DemandFacts demand={demand} />
        )}
      </Card>
      <Card title={t('办理进展')} body="padded">
        <DemandTimeline steps={demand.steps} />
      </Card>
      <ReplyCard key={demand.steps.length} demand={demand} />
    </FocusGroup>
  )
}
