import { Form } from 'antd'
import { AmountInWords } from './AmountInWords.tsx'
import { yuan } from '#src/model/listing/labels.ts'
import { regrouped } from '#src/model/money/regrouped.ts'
import { typedYuan } from '#src/model/money/typed.ts'
import { type FieldProps, FormattedField } from '#src/shared/ui/form/fields.tsx'

type Props = Pick<FieldProps, 'label' | 'after'> & Required<Pick<FieldProps, 'check'>> & { name: string }

/** An amount in 元, its thousands in groups while typing, with the amount in words below. */
export function YuanField({ name, ...field }: Props) {
  const form = Form.useFormInstance()
  const typed = Form.useWatch<string | undefined>(name, form) ?? ''
  return (
    <FormattedField
      {...field}
      name={name}
      required
      inputMode="decimal"
      format={regrouped}
      extra={<AmountInWords value={typedYuan(typed)} unit={yuan} />}
    />
  )
}
