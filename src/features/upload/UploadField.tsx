import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { UploadPurpose } from '#src/model/file/rules.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useSubmitBlocker } from '#src/shared/ui/form/submit/submit-blocker.ts'
import { FileRow } from './parts/FileRow.tsx'
import { Label } from './parts/Label.tsx'
import { PendingRow } from './parts/PendingRow.tsx'
import { Preview } from './parts/Preview.tsx'
import { Zone } from './parts/Zone.tsx'
import styles from './UploadField.module.css'
import { type Pending, useUploads } from './use-uploads.ts'
import { uploadTexts } from './labels.ts'

type Props = {
  /** Set by the form: links of its error summary lead here. */
  id?: string | undefined
  purpose: UploadPurpose
  label: string
  value: readonly UploadedFile[]
  onChange: (files: readonly UploadedFile[]) => void
  /** How many files it holds; with 1 a new file replaces the old. */
  max?: number
  required?: boolean
  /** Error of the field as a whole, translated. */
  problem?: string | null
  /** Additional hint, translated. */
  hint?: string
  disabled?: boolean
}

/** A file dropped beside the field would lead the browser away from the page. */
function useNoStrayDrop(): void {
  useEffect(() => {
    const handleStray = (event: Event) => event.preventDefault()
    addEventListener('dragover', handleStray)
    addEventListener('drop', handleStray)
    return () => {
      removeEventListener('dragover', handleStray)
      removeEventListener('drop', handleStray)
    }
  }, [])
}

/** Why the form cannot be submitted: a chosen file would be missing. */
function submitBlockerOf(pending: readonly Pending[]): string | null {
  if (pending.some(({ state }) => state !== 'failed')) return uploadTexts.stillSending
  return pending.some(({ mayRetry }) => mayRetry) ? uploadTexts.notArrived : null
}

const given = { max: 1, required: false, problem: null, disabled: false } as const

/** Files that are chosen, dropped or pasted, uploaded one by one; an error is shown beside the file. */
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
  } = { ...given, ...props }
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState<UploadedFile | null>(null)
  const { pending, add, cancel, retry, remove } = useUploads({ purpose, value, max, onChange })
  const why = submitBlockerOf(pending)
  useSubmitBlocker(why && t(why))
  useNoStrayDrop()

  const give = (files: FileList | null) => {
    if (!disabled && files && files.length > 0) add([...files])
  }
  const handlePaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    give(event.clipboardData.files)
  }
  const andBack = (work: () => void) => () => {
    work()
    input.current?.focus()
  }
  const zone = { id, input, purpose, max, hint, disabled, count: value.length, isWrong: problem !== null, onGive: give }

  return (
    <div id={fieldId} className={styles['field']} role="group" aria-labelledby={`${id}-label`} onPaste={handlePaste}>
      <Label id={`${id}-label`} text={label} required={required} />
      <Zone {...zone} />
      {value.length + pending.length > 0 && (
        <ul className={styles['files']}>
          {value.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              onShow={() => setShown(file)}
              onRemove={disabled ? null : andBack(() => remove(file.id))}
            />
          ))}
          {pending.map((one) => (
            <PendingRow
              key={one.key}
              pending={one}
              onCancel={andBack(() => cancel(one.key))}
              onRetry={andBack(() => retry(one.key))}
            />
          ))}
        </ul>
      )}
      {problem !== null && (
        <p id={`${id}-problem`} className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
      {shown && <Preview file={shown} onClose={() => setShown(null)} />}
    </div>
  )
}
