import { amountFault } from '#src/model/money/typed.ts'
import { amountLabels } from '#src/model/money/labels.ts'
import { TextField, type TextFieldProps } from '#src/shared/ui/form/fields.tsx'
import { rule } from '#src/shared/ui/form/rule.ts'
import { formRule, useEnrolForm } from '../context.ts'

type Props = Omit<TextFieldProps, 'name'> & {
  /** The path of the field, as the rules name it. */
  field: string
  /** Within a list: the path below the list's own. */
  name?: (string | number)[]
  isAmount?: boolean
}

const nameOf = (field: string) => field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** An unreadable amount has its own message: it is not missing. */
const readable = rule((typed) => {
  const fault = amountFault(typed)
  return fault && amountLabels[fault]
})

/** One line of text, validated by the rules of the whole form. */
export function EnrolTextField({ field, name = nameOf(field), isAmount = false, rules, ...rest }: Props) {
  const enrolForm = useEnrolForm()
  const own = rules ?? [...(isAmount ? [readable] : []), formRule(enrolForm, field)]
  return <TextField {...rest} {...(isAmount ? { inputMode: 'decimal' } : {})} name={name} rules={own} />
}

/** A percentage with up to two decimals. */
export const PercentField = (props: Props) => (
  <EnrolTextField required inputMode="decimal" suffix="%" maxLength={6} {...props} />
)
