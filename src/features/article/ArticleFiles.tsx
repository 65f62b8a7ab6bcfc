import { FileActions } from '#src/shared/ui/file/FileActions.tsx'
import type { ArticleFile } from '#src/model/content/article.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { FileList } from '#src/shared/ui/display/FileList.tsx'
import styles from './ArticleView.module.css'

/** The files of an article, with the digest by which a saved one can be checked. */
export function ArticleFiles({ files }: { files: readonly ArticleFile[] }) {
  const t = useT()
  return (
    <section className={styles['block']} aria-label={t('附件')}>
      <h2>{t('附件')}</h2>
      <FileList
        files={files}
        layout="rows"
        renderNote={({ digest }) => digest && <span className={styles['digest']}>SHA-256 {digest}</span>}
        renderActions={(file) => <FileActions file={file} />}
      />
    </section>
  )
}
