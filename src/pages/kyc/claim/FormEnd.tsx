import { Button } from 'antd'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Failure } from '#src/shared/ui/form/Failure.tsx'
import type { FailureNews } from '#src/shared/ui/form/failure.ts'
import { Link } from 'react-router-dom'
import { linkTo } from '#src/model/paths.ts'
import { personRefusal } from '#src/model/kyc/rules.ts'
import styles from '../kyc.module.css'

type Props = { busy: boolean; failure: FailureNews | null; onRetry: () => void; onSave: () => void; saving: boolean }

/** What became of the last sending, and the buttons. */
export function FormEnd({ busy, failure, onRetry, onSave, saving }: Props) {
  const t = useT()
  return (
    <>
      <Failure failure={failure} onRetry={onRetry} busy={busy} />
      {failure?.code === personRefusal.documentTaken && (
        <p className={styles['note']}>
          <Link className={styles['link']} to={linkTo.appeal('document-taken')}>
            {t('去申诉')}
          </Link>
        </p>
      )}
      <div className={styles['buttons']}>
        <Button type="primary" htmlType="submit" aria-disabled={busy} loading={busy}>
          {t('提交认证')}
        </Button>
        <Button onClick={onSave} aria-disabled={saving} loading={saving}>
          {t('保存草稿')}
        </Button>
      </div>
    </>
  )
}
