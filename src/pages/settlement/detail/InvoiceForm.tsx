import { Form } from 'antd'
import { useEffect } from 'react'
import { askForInvoice } from '#src/features/settlement/commands.ts'
import { invoiceKindLabels } from '#src/features/settlement/labels.ts'
import { isNameOf } from '#src/model/kyc/same-name.ts'
import { settlementProblems } from '#src/model/settlement/labels.ts'
import type { SettlementDetail } from '#src/model/settlement/schema.ts'
import { email as emailRule } from '#src/model/validation/addresses.ts'
import { creditCode, plainCreditCode } from '#src/model/validation/credit-code.ts'
import { plain } from '#src/model/validation/rule.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { RadioField, TextField } from '#src/shared/ui/form/fields.tsx'
import { FieldGrid } from '#src/shared/ui/form/FormSection.tsx'
import { optional } from '#src/shared/ui/form/rule.ts'
import { refuseField } from '#src/shared/ui/form/submit/refused-fields.ts'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'

type Kind = keyof typeof invoiceKindLabels
type Values = { title: string; taxNo: string; kind: Kind; email: string }
type Props = { settlement: SettlementDetail; onClose: () => void }

const kinds = Object.keys(invoiceKindLabels) as Kind[]

/** Who may be the buyer of the invoice, the one that is meant by default first, and what is said of any other. */
const buyersOf = ({ role, taker, payers, seller }: SettlementDetail) =>
  role === 'seller'
    ? { names: [seller], problem: settlementProblems.titleOfSeller }
    : { names: [taker, ...payers], problem: settlementProblems.title }

/** Asks for the invoice of the reader's own service fee; only who has paid it may be its buyer. */
export function InvoiceForm({ settlement, onClose }: Props) {
  const { id, taxNo: ownTaxNo } = settlement
  const { names, problem } = buyersOf(settlement)
  const t = useT()
  const [form] = Form.useForm<Values>()
  const isSpecial = Form.useWatch('kind', form) === 'special'
  useEffect(() => form.focusField('title'), [form])
  const submission = useSubmit(
    async ({ title, taxNo, kind, email }: Values) => {
      const number = plainCreditCode(taxNo)
      await askForInvoice({ id, title: title.trim(), kind, email: plain(email), ...(number && { taxNo: number }) })
      showToast('success', t('发票申请已提交，2 个工作日内开具'))
    },
    {
      fieldOf: ({ message }) => {
        if (message === settlementProblems.taxNo) return 'taxNo'
        return message === problem ? 'title' : null
      },
      atField: (field, message) => refuseField(form, field, message),
    },
  )
  return (
    <SubmitForm
      form={form}
      label={t('申请发票')}
      initialValues={{ title: names[0]!, taxNo: ownTaxNo ?? '', kind: 'plain', email: '' }}
      submission={submission}
      submitLabel={t('提交申请')}
      buttons={<Button onClick={onClose}>{t('取消')}</Button>}
    >
      <FieldGrid>
        <TextField
          name="title"
          label={t('发票抬头')}
          required
          check={(typed) => (isNameOf(typed, names) ? null : problem)}
        />
        <RadioField
          name="kind"
          label={t('发票类型')}
          required
          options={kinds.map((kind) => ({ value: kind, label: t(invoiceKindLabels[kind]) }))}
        />
        <TextField
          name="taxNo"
          label={t('税号（统一社会信用代码）')}
          required={isSpecial}
          check={isSpecial ? creditCode : optional(creditCode)}
          after={['kind']}
          maxLength={40}
        />
        <TextField name="email" label={t('接收邮箱')} required check={emailRule} autoComplete="email" maxLength={254} />
      </FieldGrid>
    </SubmitForm>
  )
}
