import { grouped } from '#src/model/money/money.ts'
import { downloadTexts } from '#src/model/procurement/supplier/labels.ts'
import type { ProcurementFile } from '#src/model/procurement/schema.ts'
import type { Participation } from '#src/model/procurement/supplier/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { sizeText } from '#src/shared/lib/text/size-text.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { FileRow, fileNoteClass, FileRows } from '#src/shared/ui/display/FileList.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { Copyable } from '#src/shared/ui/value/Copyable.tsx'
import styles from './supplier.module.css'
import { type Download, useDownload } from './use-download.ts'

/** Of a digest: the whole is copied, the panel is narrow. */
const shownDigits = 16

function Progress({ share, name }: { share: number; name: string }) {
  const t = useT()
  return (
    <>
      <progress className={styles['progress']} value={share} max={1} aria-label={t('下载进度：{{name}}', { name })} />
      <span className="number">{Math.round(share * 100)}%</span>
    </>
  )
}

/** What has come of the download; spoken when it ends. */
function State({ download, file }: { download: Download; file: ProcurementFile }) {
  const t = useT()
  const { kind } = download
  const isSecure = globalThis.isSecureContext
  return (
    <span role="status" className={styles['state']}>
      {(kind === 'running' || kind === 'paused') && <Progress share={download.share} name={file.name} />}
      {kind === 'paused' && t('已暂停，已下载的部分已保留')}
      {kind === 'failed' && (
        <span className={styles['wrong']}>
          {download.refusal === null ? t('连接中断，已下载的部分已保留') : t(download.refusal)}
        </span>
      )}
      {kind === 'done' && (
        <>
          <Tag tone={isSecure ? 'success' : 'neutral'}>
            {t(isSecure ? downloadTexts.checked : downloadTexts.unchecked)}
          </Tag>
          {t('文件已保存')}
        </>
      )}
      {kind === 'foreign' && (
        <>
          <Tag tone="danger">{t(downloadTexts.foreign)}</Tag>
          {t('文件与公布的摘要不符，未保存')}
        </>
      )}
    </span>
  )
}

/** What the button does next, by what has come of the download. */
function nextOf(download: Download): 'begin' | 'pause' | 'continue' | 'again' | 'retry' {
  const { kind } = download
  if (kind === 'running') return 'pause'
  if (kind === 'paused') return 'continue'
  if (kind === 'failed') return download.share > 0 ? 'continue' : 'retry'
  if (kind === 'foreign') return 'retry'
  return kind === 'done' ? 'again' : 'begin'
}

function Document({ projectId, file }: { projectId: string; file: ProcurementFile }) {
  const t = useT()
  const { download, start, pause } = useDownload(projectId, file)
  const labels = {
    begin: t('下载'),
    pause: t('暂停'),
    continue: t('继续下载'),
    again: t('重新下载'),
    retry: t('重试'),
  }
  return (
    <FileRow
      name={file.name}
      kind={file.kind}
      actions={
        <Button look="text" onClick={download.kind === 'running' ? pause : start}>
          {labels[nextOf(download)]}
          <span className="visuallyHidden">{file.name}</span>
        </Button>
      }
    >
      <span className={`${fileNoteClass} number ${styles['size']}`}>{sizeText(file.size)}</span>
      {file.digest && (
        <Copyable text={file.digest} name={t('文件摘要')}>
          <span className={styles['digest']} title={file.digest}>
            SHA-256 {file.digest.slice(0, shownDigits)}…
          </span>
        </Copyable>
      )}
      <State download={download} file={file} />
    </FileRow>
  )
}

/** What becomes of the price of the documents when the purchaser gives up the project. */
function FeeReturn({ fee }: { fee: NonNullable<Participation['feeReturn']> }) {
  const t = useT()
  const sum = grouped(fee.amount, 2)
  return (
    <p className="muted">
      {fee.at == null
        ? t('采购人已终止项目，采购文件费 {{sum}} 元将原路退还', { sum })
        : t('{{time}} 退还采购文件费 {{sum}} 元', { sum, time: exactTime(fee.at) })}
    </p>
  )
}

/** The bought documents: each can be stopped and continued, and is compared with its published digest before it is saved. */
export function Documents({ own }: { own: Pick<Participation, 'projectId' | 'files' | 'feeReturn'> }) {
  return (
    <>
      <FileRows>
        {own.files.map((file) => (
          <Document key={file.id} projectId={own.projectId} file={file} />
        ))}
      </FileRows>
      {own.feeReturn && <FeeReturn fee={own.feeReturn} />}
    </>
  )
}
