import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from '../UploadField.module.css'
import type { Pending } from '../use-uploads.ts'
import { sizeText } from '#src/shared/lib/text/size-text.ts'

type Props = { pending: Pending; onCancel: () => void; onRetry: () => void }

/** A file that is being uploaded, or one that failed and why. */
export function PendingRow({ pending: { file, state, share, message, mayRetry }, onCancel, onRetry }: Props) {
  const t = useT()
  const percent = Math.round(share * 100)
  return (
    <li className={styles['file']}>
      <span className={styles['kind']} aria-hidden>
        {file.name.slice(file.name.lastIndexOf('.') + 1).slice(0, 4)}
      </span>
      <span className={styles['name']}>
        <span lang="zh-CN">{file.name}</span>
        {message ? (
          <span className={styles['problem']} role="alert">
            {t(message.text, message.values)}
          </span>
        ) : (
          <span className={styles['size']} role="status">
            {sizeText(file.size)} · {state === 'waiting' ? t('等待上传') : t('正在上传')}
          </span>
        )}
        {state === 'sending' && (
          <progress
            className={styles['progress']}
            max={100}
            value={percent}
            aria-label={t('{{name}} 的上传进度', { name: file.name })}
          />
        )}
      </span>
      <span className={styles['actions']}>
        {state === 'failed' && mayRetry && (
          <button type="button" className={styles['action']} onClick={onRetry}>
            {t('重试')}
            <span className="visuallyHidden">{file.name}</span>
          </button>
        )}
        <button type="button" className={styles['action']} onClick={onCancel}>
          {state === 'failed' ? t('移除') : t('取消')}
          <span className="visuallyHidden">{file.name}</span>
        </button>
      </span>
    </li>
  )
}
