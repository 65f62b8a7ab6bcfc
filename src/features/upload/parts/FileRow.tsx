import type { UploadedFile } from '#src/model/file/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { safeLink } from '#src/shared/lib/navigation/safe-href.ts'
import styles from '../UploadField.module.css'
import { sizeText } from '#src/shared/lib/text/size-text.ts'

/** Kinds with a preview. */
const pictures = new Set(['jpg', 'png'])

type Props = { file: UploadedFile; onShow: () => void; onRemove: (() => void) | null }

/** An uploaded file: preview, download, remove. */
export function FileRow({ file, onShow, onRemove }: Props) {
  const t = useT()
  const address = safeLink(file.url)
  const isPicture = pictures.has(file.kind) && address !== null
  return (
    <li className={styles['file']}>
      {isPicture ? (
        <button
          type="button"
          className={styles['thumb']}
          onClick={onShow}
          aria-label={t('预览 {{name}}', { name: file.name })}
        >
          <img src={address} alt="" width={48} height={48} />
        </button>
      ) : (
        <span className={styles['kind']} aria-hidden>
          {file.kind}
        </span>
      )}
      <span className={styles['name']}>
        <span lang="zh-CN">{file.name}</span>
        <span className={styles['size']}>
          {sizeText(file.size)} · {t('已上传')}
        </span>
      </span>
      <span className={styles['actions']}>
        {!isPicture && address && (
          <a className={styles['action']} href={address} download={file.name} target="_blank" rel="noopener noreferrer">
            {t('下载')}
            <span className="visuallyHidden">{file.name}</span>
          </a>
        )}
        {onRemove && (
          <button type="button" className={styles['action']} onClick={onRemove}>
            {t('移除')}
            <span className="visuallyHidden">{file.name}</span>
          </button>
        )}
      </span>
    </li>
  )
}
