import { Form } from 'antd'
import { AmountInWords } from '#src/features/listing/AmountInWords.tsx'
import { yuan } from '#src/model/listing/labels.ts'
import { regrouped } from '#src/model/money/regrouped.ts'
import { typedYuan } from '#src/model/money/typed.ts'
import { FormattedField } from '#src/shared/ui/form/fields.tsx'
import type { Check } from '#src/shared/ui/form/rule.ts'

/** An amount in 元, its thousands in groups while typing, with the amount in words below. */
export function YuanField({ name, label, check }: { name: string; label: string; check: Check }) {
  const form = Form.useFormInstance()
  const typed = Form.useWatch<string | undefined>(name, form) ?? ''
  return (
    <FormattedField
      name={name}
      label={label}
      required
      check={check}
      inputMode="decimal"
      format={regrouped}
      extra={<AmountInWords value={typedYuan(typed)} unit={yuan} />}
    />
  )
}
