import { dateTime } from '#src/model/time/shanghai.ts'
import { bareAddress } from '#src/shared/lib/navigation/file-address.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { numbered } from '#src/shared/lib/text/numbered.ts'
import { FileList } from '#src/shared/ui/display/FileList.tsx'
import { FileActions } from '#src/shared/ui/file/FileActions.tsx'
import { FileSave } from '#src/shared/ui/file/FileSave.tsx'

type Issued = { name: string; url: string; at?: number | null | undefined }

/** Documents of the exchange: shown on the page by the browser's own reader, which can print them, or downloaded. */
export function IssuedFiles({ documents }: { documents: readonly Issued[] }) {
  const t = useT()
  const files = numbered(documents).map(({ name: title, url, at, nth }) => ({
    id: bareAddress(url),
    name: nth === null ? title : `${title}（${nth}）`,
    title,
    url,
    at,
  }))
  return (
    <FileList
      files={files}
      layout="rows"
      renderNote={({ at }) => at && <time className="number">{dateTime(at)}</time>}
      renderActions={({ name, title, url }) => (
        <>
          <FileActions look="link" previewLabel={t('预览、打印')} file={{ name, kind: 'pdf', size: 0, url }} />
          <FileSave look="link" url={url} name={title}>
            {t('下载')}
            <span className="visuallyHidden">{name}</span>
          </FileSave>
        </>
      )}
    />
  )
}
