import { type DragEvent, type RefObject, useState } from 'react'
import { endingsOf } from '#src/model/file/kinds.ts'
import { troubleValues, type UploadPurpose, uploadPurposes } from '#src/model/file/rules.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { buttonClass } from '#src/shared/ui/action/Button.tsx'
import styles from './UploadField.module.css'

type Props = {
  id: string
  input: RefObject<HTMLInputElement | null>
  purpose: UploadPurpose
  count: number
  max: number
  hint: string | undefined
  disabled: boolean
  isInvalid: boolean
  onFiles: (files: FileList | null) => void
}

/** Drop zone with the browser's own file input. */
export function DropZone({ id, input, purpose, count, max, hint, disabled, isInvalid, onFiles }: Props) {
  const t = useT()
  const [isOver, setOver] = useState(false)
  const { megabytes, kinds } = troubleValues(purpose)
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles(event.dataTransfer.files)
  }
  const handleOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const className = [styles['zone'], isOver && styles['over'], isInvalid && styles['invalid']].filter(Boolean).join(' ')
  return (
    <div className={className} onDragOver={handleOver} onDragLeave={() => setOver(false)} onDrop={handleDrop}>
      <input
        ref={input}
        id={`${id}-file`}
        className="visuallyHidden"
        type="file"
        accept={endingsOf(uploadPurposes[purpose].kinds)}
        multiple={max > 1}
        disabled={disabled}
        aria-labelledby={`${id}-label ${id}-choose`}
        aria-describedby={isInvalid ? `${id}-hint ${id}-problem` : `${id}-hint`}
        aria-invalid={isInvalid}
        onChange={(event) => {
          onFiles(event.target.files)
          event.target.value = ''
        }}
      />
      <label id={`${id}-choose`} htmlFor={`${id}-file`} className={`${buttonClass} ${styles['choose']}`}>
        <Icon name="up" size={16} />
        {max === 1 && count > 0 ? t('重新选择') : t('选择文件')}
      </label>
      <span className={styles['hint']} id={`${id}-hint`}>
        {hint && <span>{hint}</span>}
        <span>{t('可拖入或粘贴；{{kinds}}，单个不超过 {{megabytes}} MB', { kinds, megabytes })}</span>
        {max > 1 && Number.isFinite(max) && <span>{t('已有 {{count}} 个，最多 {{max}} 个', { count, max })}</span>}
      </span>
    </div>
  )
}
