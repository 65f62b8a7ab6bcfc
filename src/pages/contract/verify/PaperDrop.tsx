import { type DragEvent, useEffect, useId, useState } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { buttonClass } from '#src/shared/ui/action/Button.tsx'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import styles from './verify.module.css'

/** A browser would navigate to a file that is dropped beside the zone. */
function usePreventedDrops(): void {
  useEffect(() => {
    const prevent = (event: Event) => event.preventDefault()
    addEventListener('dragover', prevent)
    addEventListener('drop', prevent)
    return () => {
      removeEventListener('dragover', prevent)
      removeEventListener('drop', prevent)
    }
  }, [])
}

type Props = { isBusy: boolean; onFile: (file: File) => void }

/** A PDF is dropped here, or chosen; it is not uploaded. */
export function PaperDrop({ isBusy, onFile }: Props) {
  const t = useT()
  const id = useId()
  const [isOver, setOver] = useState(false)
  usePreventedDrops()
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file && !isBusy) onFile(file)
  }
  const handleOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div
      className={[styles['zone'], isOver && styles['over']].filter(Boolean).join(' ')}
      onDragOver={handleOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <input
        id={id}
        className="visuallyHidden"
        type="file"
        accept=".pdf,application/pdf"
        aria-describedby={`${id}-hint`}
        disabled={isBusy}
        onChange={({ target }) => {
          take(target.files)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <label htmlFor={id} className={`${buttonClass} ${styles['choose']}`}>
        <Icon name="search" size={16} />
        {t('选择要核验的文件')}
      </label>
      <p id={`${id}-hint`} className={styles['hint']}>
        {t('也可以把文件拖到这里。PDF，不超过 20 MB；文件只在您的浏览器中比对，不会上传。')}
      </p>
    </div>
  )
}
