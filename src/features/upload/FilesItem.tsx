import { Form, type FormRule } from 'antd'
import type { UploadPurpose } from '#src/model/file/rules.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import { filled, rule } from '#src/shared/ui/form/rule.ts'
import { UploadField } from './UploadField.tsx'

type Controlled = { id?: string; value?: readonly UploadedFile[]; onChange?: (files: readonly UploadedFile[]) => void }
type Upload = {
  label: string
  purpose: UploadPurpose
  required?: boolean
  /** How many files it holds. */
  max?: number
  hint?: string
  /** Told of a file that has just come. */
  onGiven?: (file: UploadedFile) => void
}

function Files({ id, value = [], onChange, onGiven, ...upload }: Controlled & Upload) {
  const { errors } = Form.Item.useStatus()
  const handleChange = (files: readonly UploadedFile[]) => {
    onChange?.(files)
    const given = files.find((file) => value.every((known) => known.id !== file.id))
    if (given) onGiven?.(given)
  }
  const problem = typeof errors[0] === 'string' ? errors[0] : null
  return <UploadField id={id} {...upload} value={value} onChange={handleChange} problem={problem} />
}

type Props = Upload & {
  name: string | string[]
  /** What is said where there is none, in Chinese; without it, files may be left out. */
  missing?: string
  rules?: FormRule[]
}

/** Files in a form, which the exchange has taken in by then; what is wrong is said by the field itself. */
export function FilesItem({ name, missing, rules = [], ...upload }: Props) {
  const needed = missing === undefined ? {} : { required: true }
  return (
    <Form.Item name={name} rules={missing === undefined ? rules : [rule(filled(missing)), ...rules]} help="">
      <Files {...upload} {...needed} />
    </Form.Item>
  )
}
