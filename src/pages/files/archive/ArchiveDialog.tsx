import { useMemo, useState } from 'react'
import { caseFileKindLabels } from '#src/model/case-file/labels.ts'
import { archivePaths, summaryOf } from '#src/model/case-file/rules.ts'
import { type CaseFile, caseFileKinds } from '#src/model/case-file/schema.ts'
import { useFileAddresses } from '#src/shared/lib/hooks/use-file-address.ts'
import { safeLink } from '#src/shared/lib/navigation/safe-href.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { sizeText } from '#src/shared/lib/text/size-text.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { isReadable } from '#src/shared/ui/display/FileList.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { saveFile } from '#src/shared/ui/file/download.ts'
import styles from './archive.module.css'
import { troubleLabels } from './labels.ts'
import type { ArchiveFailure, ArchiveItem } from './protocol.ts'
import { useArchive } from './use-archive.ts'

const absolute = (url: string): string | null => {
  const link = safeLink(url)
  return link && new URL(link, location.href).href
}

/** The files with their places in the archive. */
function useItems(files: readonly CaseFile[]): ArchiveItem[] {
  const t = useT()
  const addresses = useFileAddresses(files.map(({ url }) => url))
  return useMemo(() => {
    const folders = Object.fromEntries(caseFileKinds.map((kind) => [kind, t(caseFileKindLabels[kind])]))
    const paths = archivePaths(files, folders as Record<(typeof caseFileKinds)[number], string>)
    return files.map(({ size, at, digest }, index) => ({
      path: paths[index]!,
      address: absolute(addresses[index] ?? ''),
      size,
      at,
      digest: digest ?? null,
    }))
  }, [files, addresses, t])
}

type ProgressProps = { files: number; bytes: number; total: ReturnType<typeof summaryOf> }

function Progress({ files, bytes, total }: ProgressProps) {
  const t = useT()
  const text = t('已打包 {{files}} / {{count}} 个文件，{{bytes}} / {{size}}', {
    files,
    count: total.count,
    // Nothing is not rounded up.
    bytes: bytes === 0 ? '0 KB' : sizeText(bytes),
    size: sizeText(total.size),
  })
  return (
    <>
      <progress className={styles['progress']} value={bytes} max={Math.max(1, total.size)} aria-label={t('打包进度')} />
      <p className="number">{text}</p>
    </>
  )
}

function Failures({ failures }: { failures: readonly ArchiveFailure[] }) {
  const t = useT()
  return (
    <Callout tone="danger" role="alert">
      <p>{t('有 {{count}} 个文件没有打包成功', { count: failures.length })}</p>
      <ul className={styles['failures']}>
        {failures.map(({ path, trouble }) => (
          <li key={path}>
            <span lang="zh-CN">{path}</span>
            <span className="muted">{t(troubleLabels[trouble])}</span>
          </li>
        ))}
      </ul>
    </Callout>
  )
}

type Props = { files: readonly CaseFile[]; name: string; onClose: () => void }

function Archive({ files, name, onClose, onAgain }: Props & { onAgain: () => void }) {
  const t = useT()
  const total = summaryOf(files)
  const save = (archive: Blob) => saveFile(archive, `${name}.zip`)
  const { state, retry, finish } = useArchive(useItems(files), save)
  return (
    <div className={styles['body']}>
      {(state.kind === 'running' || state.kind === 'incomplete') && (
        <Progress files={state.files} bytes={state.bytes} total={total} />
      )}
      {state.kind === 'running' && <p className="muted">{t('打包期间请不要关闭本页面，大文件需要一些时间')}</p>}
      {state.kind === 'incomplete' && <Failures failures={state.failures} />}
      {state.kind === 'done' && (
        <p role="status">
          {t('打包完成，共 {{size}}，已交给浏览器保存。压缩包内的 digests.txt 是各文件的 SHA-256 摘要。', {
            size: sizeText(state.archive.size),
          })}
        </p>
      )}
      {state.kind === 'broken' && (
        <Callout tone="danger" role="alert">
          {t('打包没有成功，请重试，或逐个下载文件')}
        </Callout>
      )}
      <Actions align="end">
        {state.kind === 'incomplete' && (
          <Button isOff={state.files === 0} onClick={finish}>
            {t('保存其余文件')}
          </Button>
        )}
        {state.kind === 'done' && <Button onClick={() => save(state.archive)}>{t('再次保存')}</Button>}
        <Button onClick={onClose}>{state.kind === 'done' ? t('关闭') : t('取消')}</Button>
        {(state.kind === 'incomplete' || state.kind === 'broken') && (
          <Button look="primary" onClick={state.kind === 'broken' ? onAgain : retry}>
            {t('重试')}
          </Button>
        )}
      </Actions>
    </div>
  )
}

/** Makes an archive of the files and saves it. Closing the dialog stops it. */
export function ArchiveDialog(props: Props) {
  const t = useT()
  const [attempt, setAttempt] = useState(0)
  const files = useMemo(() => props.files.filter(isReadable), [props.files])
  return (
    <Dialog title={t('打包下载')} size="small" onClose={props.onClose}>
      <Archive key={attempt} {...props} files={files} onAgain={() => setAttempt((count) => count + 1)} />
    </Dialog>
  )
}
