import { FileActions } from '#src/shared/ui/file/FileActions.tsx'
import { fileGroupLabels } from '#src/features/asset-detail/labels.ts'
import type { AssetDetail, Attachment } from '#src/model/listing/detail.ts'
import { type FileGroup, fileGroups } from '#src/model/listing/dossier.ts'
import { date } from '#src/model/time/shanghai.ts'
import { safeLink } from '#src/shared/lib/navigation/safe-href.ts'
import { sizeText } from '#src/shared/lib/text/size-text.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { FileList } from '#src/shared/ui/display/FileList.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import screen from '../asset.module.css'
import styles from './Files.module.css'

const groupOf = ({ group }: Attachment): FileGroup | null => fileGroups.find((known) => known === group) ?? null

/** The files of each group in the order of the groups; those of no known group are the last. */
const shelvesOf = (files: readonly Attachment[]) =>
  [...fileGroups, null]
    .map((group) => ({ group, own: files.filter((file) => groupOf(file) === group) }))
    .filter(({ own }) => own.length > 0)

/** All files as one archive, where the exchange has it and there is more than one. */
function Archive({ asset: { archiveUrl, attachments, no } }: { asset: AssetDetail }) {
  const t = useT()
  if (!archiveUrl || !safeLink(archiveUrl) || attachments.length < 2) return null
  const size = attachments.reduce((sum, file) => sum + file.size, 0)
  const file = { id: 'archive', name: `${no}.zip`, kind: 'zip', size, url: archiveUrl }
  return (
    <div className={styles['archive']}>
      <p className="muted">{t('共 {{count}} 个文件，{{size}}', { count: attachments.length, size: sizeText(size) })}</p>
      <FileActions file={file} label={t('全部下载')} />
    </div>
  )
}

/** The attachments by group: PDF files and pictures have a preview, every file can be saved. */
export function Files({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const { attachments } = asset
  if (attachments.length === 0) return <EmptyState text={t('本项目没有附件')} minHeight={160} />
  return (
    <div className={screen['stack']}>
      <Archive asset={asset} />
      {shelvesOf(attachments).map(({ group, own }) => (
        <section key={group} className={styles['shelf']}>
          <h2>{group ? t(fileGroupLabels[group]) : t('其他文件')}</h2>
          <FileList
            files={own}
            layout="rows"
            renderNote={({ publishedAt }) => publishedAt && t('{{day}} 发布', { day: date(publishedAt) })}
            renderActions={(file) => <FileActions file={file} />}
          />
        </section>
      ))}
    </div>
  )
}
