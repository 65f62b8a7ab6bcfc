import type { CaseFile } from '#src/model/case-file/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { copyText } from '#src/shared/ui/action/copy-text.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { FileState } from '#src/shared/ui/display/FileList.tsx'
import { previewOf } from '#src/shared/ui/file/download.ts'
import styles from './files.module.css'

/** Digits of a digest that are shown: enough to tell two files apart, the whole is copied. */
const shownDigits = 12

/** The name of a file, its digest, and that it has no preview if so. */
export function FileName({ file }: { file: CaseFile }) {
  const { name, format, digest } = file
  const t = useT()
  return (
    <div className={styles['name']}>
      <span lang="zh-CN">{name}</span>
      <FileState file={file} />
      <small className="muted">
        {digest && (
          <>
            SHA-256 <span title={digest}>{digest.slice(0, shownDigits)}…</span>
            <Button look="link" onClick={() => void copyText(digest, t('文件摘要'))}>
              {t('复制摘要')}
              <span className="visuallyHidden" lang="zh-CN">
                {name}
              </span>
            </Button>
          </>
        )}
        {previewOf(format) === null && <span>{t('此格式不能预览，请下载后查看')}</span>}
      </small>
    </div>
  )
}
