import { ocrFailed } from '#src/model/kyc/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from '../kyc.module.css'
import type { ReadingState } from './use-reading.ts'

/** State of the recognition of a picture. */
export function ReadingNote({ state }: { state: ReadingState }) {
  const t = useT()
  const texts = { none: '', reading: t('正在识别…'), read: t('已从图片读出信息，请核对'), failed: t(ocrFailed) }
  return (
    <p role="status" className={`muted ${styles['reading']}`} data-failed={state === 'failed' || undefined}>
      {texts[state]}
    </p>
  )
}
