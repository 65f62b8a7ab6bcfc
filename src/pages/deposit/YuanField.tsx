import { Form } from 'antd'
import { capitals } from '#src/model/money/capitals.ts'
import { typedYuan } from '#src/model/money/typed.ts'
import { TextField } from '#src/shared/ui/form/fields.tsx'
import type { Check } from '#src/shared/ui/form/rule.ts'

/** An amount in 元 with its capitals below. */
export function YuanField({ name, label, check }: { name: string; label: string; check: Check }) {
  const form = Form.useFormInstance()
  const typed = Form.useWatch<string | undefined>(name, form) ?? ''
  return (
    <TextField
      name={name}
      label={label}
      required
      check={check}
      inputMode="decimal"
      extra={<span lang="zh-CN">{capitals(typedYuan(typed))}</span>}
    />
  )
}
