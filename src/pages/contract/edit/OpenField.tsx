import type { ContractField, FieldKind } from '#src/model/contract/fields.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { LongTextField, RadioField, TextField } from '#src/shared/ui/form/fields.tsx'
import { wideField } from '#src/shared/ui/form/FormSection.tsx'

const inputModes: Readonly<Partial<Record<FieldKind, 'numeric' | 'decimal' | 'email'>>> = {
  number: 'numeric',
  rate: 'decimal',
  email: 'email',
}

/** Longer than any valid value, so that what is too long is not cut off unseen but reported. */
const typedMax = (maxLength: number) => maxLength * 2 + 10

/** One field that the parties agree on. */
export function OpenField({ field }: { field: ContractField }) {
  const t = useT()
  const { name, label, hint, kind, check, choices, maxLength } = field
  const isRequired = check('') !== null
  const given = { name: ['open', name], label: t(label), required: isRequired, check }
  if (choices)
    return (
      <RadioField {...given} options={Object.entries(choices).map(([value, text]) => ({ value, label: t(text) }))} />
    )
  if (kind === 'long-text') return <LongTextField {...given} className={wideField} rows={4} maxLength={maxLength} />
  const inputMode = inputModes[kind]
  const extra = hint ? t(hint) : isRequired ? undefined : t('不填的，以在交易系统登记的为准')
  return <TextField {...given} extra={extra} maxLength={typedMax(maxLength)} {...(inputMode && { inputMode })} />
}
