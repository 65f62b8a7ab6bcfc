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
  /** Called with a file that has just been uploaded. */
  onUploaded?: (file: UploadedFile) => void
}

function Files({ id, value = [], onChange, onUploaded, ...upload }: Controlled & Upload) {
  const { errors } = Form.Item.useStatus()
  const handleChange = (files: readonly UploadedFile[]) => {
    onChange?.(files)
    const uploaded = files.find((file) => value.every((known) => known.id !== file.id))
    if (uploaded) onUploaded?.(uploaded)
  }
  const problem = typeof errors[0] === 'string' ? errors[0] : null
  return <UploadField id={id} {...upload} value={value} onChange={handleChange} problem={problem} />
}

type Props = Upload & {
  name: string | string[]
  /** Message for an empty field, in Chinese; without it the files are optional. */
  missing?: string
  rules?: FormRule[]
}

/** Files in a form, uploaded before the form is submitted; the field shows its own errors. */
export function FilesItem({ name, missing, rules = [], ...upload }: Props) {
  const needed = missing === undefined ? {} : { required: true }
  return (
    <Form.Item name={name} rules={missing === undefined ? rules : [rule(filled(missing)), ...rules]} help="">
      <Files {...upload} {...needed} />
    </Form.Item>
  )
}
