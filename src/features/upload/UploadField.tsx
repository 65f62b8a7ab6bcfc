import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { UploadPurpose } from '#src/model/file/rules.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useSubmitBlocker } from '#src/shared/ui/form/submit/submit-blocker.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { FileRows } from '#src/shared/ui/display/FileList.tsx'
import { FileImage } from '#src/shared/ui/file/FileImage.tsx'
import { DropZone } from './DropZone.tsx'
import { uploadTexts } from './labels.ts'
import { PendingRow, UploadedRow } from './UploadRows.tsx'
import { useFileChecks } from './use-file-checks.ts'
import { type PendingUpload, useUploads } from './use-uploads.ts'
import styles from './UploadField.module.css'

type Props = {
  /** Set by the form: links of its error summary target it. */
  id?: string | undefined
  purpose: UploadPurpose
  label: string
  value: readonly UploadedFile[]
  onChange: (files: readonly UploadedFile[]) => void
  /** How many files it holds; with 1 a new file replaces the old, and `Infinity` is for files that leave the field at once. */
  max?: number
  required?: boolean
  /** Error of the field as a whole, translated. */
  problem?: string | null
  /** Additional hint, translated. */
  hint?: string
  disabled?: boolean
}

/** A browser would navigate to a file that is dropped beside the field. */
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

/** Why the form cannot be submitted: a chosen file would be missing, or one will not be accepted. A check may still run. */
function submitBlockerOf(pending: readonly PendingUpload[], value: readonly UploadedFile[]): string | null {
  if (value.some(({ state }) => state === 'refused')) return uploadTexts.refusedLeft
  if (pending.some(({ state }) => state !== 'failed')) return uploadTexts.stillSending
  return pending.some(({ mayRetry }) => mayRetry) ? uploadTexts.notArrived : null
}

const defaults = { max: 1, required: false, problem: null, disabled: false } as const

/** Files that are chosen, dropped or pasted, and uploaded at once; an error is shown with its file. */
export function UploadField(props: Props) {
  const {
    id: fieldId,
    purpose,
    label,
    value,
    onChange,
    max,
    required,
    problem,
    hint,
    disabled,
  } = { ...defaults, ...props }
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [preview, setPreview] = useState<UploadedFile | null>(null)
  const { pending, add, cancel, retry, remove } = useUploads({ purpose, value, max, onChange })
  useFileChecks(value, onChange)
  const blocker = submitBlockerOf(pending, value)
  useSubmitBlocker(blocker && t(blocker))
  usePreventedDrops()

  const addFiles = (files: FileList | null) => {
    if (!disabled && files && files.length > 0) add([...files])
  }
  const handlePaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    addFiles(event.clipboardData.files)
  }
  /** The row with the pressed button disappears, so the focus returns to the input. */
  const withFocusBack = (action: () => void) => () => {
    action()
    input.current?.focus()
  }

  return (
    <div id={fieldId} className={styles['field']} role="group" aria-labelledby={`${id}-label`} onPaste={handlePaste}>
      <span id={`${id}-label`}>
        {required && (
          <span className={styles['star']} aria-hidden>
            *
          </span>
        )}
        {label}
        {required && <span className="visuallyHidden">{t('（必填）')}</span>}
      </span>
      <DropZone
        {...{ id, input, purpose, max, hint, disabled }}
        count={value.length}
        isInvalid={problem !== null}
        onFiles={addFiles}
      />
      {value.length + pending.length > 0 && (
        <FileRows>
          {value.map((file) => (
            <UploadedRow
              key={file.id}
              file={file}
              onPreview={() => setPreview(file)}
              onRemove={disabled ? null : withFocusBack(() => remove(file.id))}
            />
          ))}
          {pending.map((one) => (
            <PendingRow
              key={one.key}
              pending={one}
              onCancel={withFocusBack(() => cancel(one.key))}
              onRetry={withFocusBack(() => retry(one.key))}
            />
          ))}
        </FileRows>
      )}
      {problem !== null && (
        <p id={`${id}-problem`} className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
      {preview && (
        <Dialog title={preview.name} size="large" onClose={() => setPreview(null)}>
          <FileImage className={styles['preview']} url={preview.url} alt={preview.name} />
        </Dialog>
      )}
    </div>
  )
}
