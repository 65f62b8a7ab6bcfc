import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import styles from '../enrol.module.css'
import type { DraftState, ServerDraft } from './use-server-draft.ts'
import type { Submission } from './use-submission.ts'

/** Whether and where the draft is saved. */
function DraftStatus({ state }: { state: DraftState }) {
  const t = useT()
  if (state.kind === 'none') return null
  if (state.kind === 'saving') return <>{t('正在保存草稿…')}</>
  if (state.kind === 'failed') return <>{t('草稿未能保存到交易所，已保存在本浏览器')}</>
  if (state.kind === 'overtaken') return <>{t('草稿暂未保存，请选择保留哪一份')}</>
  const time = dateTimeSeconds(state.at).slice(11)
  if (!state.isWhole) return <>{t('草稿已保存 {{time}}，未填完的联合体成员或条件响应保存在本浏览器', { time })}</>
  return <>{t('草稿已保存 {{time}}', { time })}</>
}

type Props = { index: number; draft: ServerDraft; submission: Submission; onBack: () => void }

/** The outcome of the last submission, the buttons of a step, and whether the draft is saved. */
export function StepActions({ index, draft, submission, onBack }: Props) {
  const t = useT()
  const isLast = index === 3
  const handleSave = async () => {
    if (await draft.save()) showToast('success', t('草稿已保存'))
  }
  const handleBack = () => {
    void draft.save()
    onBack()
  }
  return (
    <div className={styles['end']}>
      <Failure failure={submission.failure} onRetry={submission.retry} busy={submission.busy} />
      <Actions>
        {index > 0 && <Button onClick={handleBack}>{t('上一步')}</Button>}
        <Button type="submit" look="primary" isBusy={submission.busy}>
          {isLast ? t('提交报名') : t('下一步')}
        </Button>
        {/* Not `isBusy`: a press while the draft is being saved waits for it, saves what has changed since, and confirms. */}
        <Button onClick={() => void handleSave()} aria-disabled={draft.state.kind === 'saving'}>
          {t('保存草稿')}
        </Button>
        <p className={`muted ${styles['saved']}`} role="status">
          <DraftStatus state={draft.state} />
        </p>
      </Actions>
    </div>
  )
}
