import { ocrFailed } from '#src/model/kyc/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from '../kyc.module.css'

/** How the reading of a picture went. */
export function ReadingNote({ state }: { state: 'none' | 'reading' | 'read' | 'failed' }) {
  const t = useT()
  const texts = { none: '', reading: t('正在识别…'), read: t('已从图片读出信息，请核对'), failed: t(ocrFailed) }
  return (
    <p role="status" className={state === 'failed' ? styles['unread'] : styles['note']}>
      {texts[state]}
    </p>
  )
}
