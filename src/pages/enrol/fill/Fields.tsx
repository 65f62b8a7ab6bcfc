import { amountFault } from '#src/model/money/typed.ts'
import { amountLabels } from '#src/model/money/labels.ts'
import { regrouped } from '#src/model/money/regrouped.ts'
import { FormattedField, TextField, type TextFieldProps } from '#src/shared/ui/form/fields.tsx'
import { rule } from '#src/shared/ui/form/rule.ts'
import { formRule, useEnrolForm } from '../context.ts'

type Props = Omit<TextFieldProps, 'name'> & {
  /** The path of the field, as the rules name it. */
  field: string
  /** Within a list: the path below the list's own. */
  name?: (string | number)[]
}

const nameOf = (field: string) => field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** An unreadable amount has its own message: it is not missing. */
const readable = rule((typed) => {
  const fault = amountFault(typed)
  return fault && amountLabels[fault]
})

/** One line of text, validated by the rules of the whole form. */
export function EnrolTextField({ field, name = nameOf(field), rules, ...rest }: Props) {
  const own = [formRule(useEnrolForm(), field)]
  return <TextField {...rest} name={name} rules={rules ?? own} />
}

/** An amount, its thousands in groups while typing. */
export function AmountField({ field, name = nameOf(field), ...rest }: Omit<Props, 'onChange' | 'value'>) {
  const own = [readable, formRule(useEnrolForm(), field)]
  return <FormattedField {...rest} name={name} rules={own} format={regrouped} inputMode="decimal" />
}

/** A percentage with up to two decimals. */
export const PercentField = (props: Props) => (
  <EnrolTextField required inputMode="decimal" suffix="%" maxLength={6} {...props} />
)
