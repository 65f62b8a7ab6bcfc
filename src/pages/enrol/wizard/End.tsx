import { Button } from 'antd'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Failure } from '#src/shared/ui/form/Failure.tsx'
import styles from '../enrol.module.css'
import type { HandingIn } from './use-submission.ts'
import type { Keeping, ServerDraft } from './use-server-draft.ts'

/** Where what was typed is kept. */
function Kept({ state }: { state: Keeping }) {
  const t = useT()
  if (state.kind === 'none') return null
  if (state.kind === 'saving') return <>{t('正在保存草稿…')}</>
  if (state.kind === 'failed') return <>{t('草稿未能保存到交易所，已保存在本浏览器')}</>
  if (state.kind === 'overtaken') return <>{t('草稿暂未保存，请选择保留哪一份')}</>
  const time = dateTimeSeconds(state.at).slice(11)
  if (!state.isWhole) return <>{t('草稿已保存 {{time}}，未填完的联合体成员或条件响应保存在本浏览器', { time })}</>
  return <>{t('草稿已保存 {{time}}', { time })}</>
}

type Props = { index: number; keeping: ServerDraft; handing: HandingIn; onBack: () => void }

/** What became of the last sending, the buttons, and whether the draft is safe. */
export function End({ index, keeping, handing, onBack }: Props) {
  const t = useT()
  const isLast = index === 3
  const handleSave = async () => {
    if (await keeping.save()) showToast('success', t('草稿已保存'))
  }
  const handleBack = () => {
    void keeping.save()
    onBack()
  }
  return (
    <div className={styles['end']}>
      <Failure failure={handing.failure} onRetry={handing.retry} busy={handing.busy} />
      <div className={styles['buttons']}>
        {index > 0 && <Button onClick={handleBack}>{t('上一步')}</Button>}
        <Button type="primary" htmlType="submit" aria-disabled={handing.busy} loading={handing.busy}>
          {isLast ? t('提交报名') : t('下一步')}
        </Button>
        <Button onClick={() => void handleSave()} aria-disabled={keeping.state.kind === 'saving'}>
          {t('保存草稿')}
        </Button>
        <p className={styles['saved']} role="status">
          <Kept state={keeping.state} />
        </p>
      </div>
    </div>
  )
}
