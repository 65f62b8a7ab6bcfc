import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { numbered } from '#src/shared/lib/text/numbered.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { FileList } from '#src/shared/ui/display/FileList.tsx'

type Issued = { name: string; url: string; at?: number | null | undefined }

/** Documents of the exchange: opened in a new window, which can print them, or downloaded. */
export function IssuedFiles({ documents }: { documents: readonly Issued[] }) {
  const t = useT()
  const files = numbered(documents).map(({ name: title, url, at, nth }) => ({
    id: url,
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
          <Button look="link" href={url} newTab>
            {t('预览、打印')}
            <span className="visuallyHidden">{name}</span>
          </Button>
          <Button look="link" href={`${url}?download=1`} download={title}>
            {t('下载')}
            <span className="visuallyHidden">{name}</span>
          </Button>
        </>
      )}
    />
  )
}
