import { Form } from 'antd'
import { useNavigate } from 'react-router-dom'
import { paidOnProblem, serialProblem } from '#src/features/deposit/checks.ts'
import { yuan } from '#src/features/deposit/Yuan.tsx'
import { YuanField } from '#src/features/listing/YuanField.tsx'
import { billName } from '#src/features/settlement/bill-name.ts'
import { paymentProblem } from '#src/features/settlement/checks.ts'
import { handInProof } from '#src/features/settlement/commands.ts'
import { problems, settlementTexts } from '#src/features/settlement/labels.ts'
import { FilesItem } from '#src/features/upload/FilesItem.tsx'
import { filesMax } from '#src/model/file/limits.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import { isNameOf } from '#src/model/kyc/same-name.ts'
import { typedYuan } from '#src/model/money/typed.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { settlementProblems } from '#src/model/settlement/labels.ts'
import { isBeforeDeal } from '#src/model/settlement/rules.ts'
import type { Bill, SettlementDetail } from '#src/model/settlement/schema.ts'
import { date } from '#src/model/time/shanghai.ts'
import { corporateAccount, plainAccount } from '#src/model/validation/bank-card.ts'
import { plain } from '#src/model/validation/rule.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { ChoiceField, DateField, LongTextField, TextField } from '#src/shared/ui/form/fields.tsx'
import { FieldGrid, wideField } from '#src/shared/ui/form/FormSection.tsx'
import { all, filled } from '#src/shared/ui/form/rule.ts'
import { refuseField } from '#src/shared/ui/form/submit/refused-fields.ts'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'

type Values = {
  payer: string
  billId: string
  account: string
  bank: string
  amount: string
  paidOn: string
  serial: string
  purpose: string
  note: string
  files: readonly UploadedFile[]
}
type Props = {
  settlement: SettlementDetail
  /** The bills that are not paid. */
  open: readonly Bill[]
  /** The one that is chosen at first. */
  first: Bill
}

/** The fields of the refusals that the exchange may answer. */
const refusedFields: ReadonlyMap<string, keyof Values> = new Map([
  [settlementProblems.amountPositive, 'amount'],
  [settlementProblems.amountHigh, 'amount'],
  [settlementProblems.firstLow, 'amount'],
  [settlementProblems.payer, 'payer'],
  [settlementProblems.serialKnown, 'serial'],
])

function Payer({ payers }: { payers: readonly string[] }) {
  const t = useT()
  const field = { name: 'payer', label: t('付款单位'), required: true }
  if (payers.length > 1)
    return (
      <ChoiceField
        {...field}
        check={filled(problems.payer)}
        options={payers.map((name) => ({ value: name, label: name, lang: 'zh-CN' }))}
      />
    )
  const isPayer = (typed: string) => (isNameOf(typed, payers) ? null : settlementProblems.payer)
  return <TextField {...field} check={all(filled(problems.payer), isPayer)} maxLength={60} />
}

function Fields({ settlement, open }: Omit<Props, 'first'>) {
  const t = useT()
  const form = Form.useFormInstance<Values>()
  const { bills, payers, price, proofs, closedAt } = settlement
  const amountCheck = (typed: string) => {
    const bill = open.find(({ id }) => id === form.getFieldValue('billId'))
    return bill ? paymentProblem(bill, price)(typed) : null
  }
  const isKnown = (serial: string) =>
    proofs.some((proof) => proof.serial === plain(serial) && proof.state !== 'refused')
      ? settlementProblems.serialKnown
      : null
  return (
    <FieldGrid>
      <Payer payers={payers} />
      <ChoiceField
        name="billId"
        label={t('应付项目')}
        required
        check={filled(problems.bill)}
        options={open.map((bill) => ({
          value: bill.id,
          label: t('{{name}}，未付 {{amount}} 元', { name: billName(t, bills, bill), amount: yuan(bill.open) }),
        }))}
      />
      <TextField
        name="account"
        label={t('付款账号')}
        required
        check={corporateAccount}
        inputMode="numeric"
        maxLength={40}
      />
      <TextField name="bank" label={t('开户行')} required check={filled(problems.bank)} maxLength={60} />
      <YuanField name="amount" label={t('付款金额（元）')} check={amountCheck} after={['billId']} />
      <DateField
        name="paidOn"
        label={t('付款日期')}
        required
        max={date(serverNow())}
        check={all(paidOnProblem(date(serverNow())), (typed) =>
          isBeforeDeal(typed, closedAt) ? settlementProblems.paidEarly : null,
        )}
      />
      <TextField name="serial" label={t('银行流水号')} required check={all(serialProblem, isKnown)} maxLength={40} />
      <TextField name="purpose" label={t('付款用途')} maxLength={100} />
      <div className={wideField}>
        <FilesItem
          name="files"
          purpose="receipt"
          label={t('付款凭证')}
          max={filesMax}
          missing={problems.files}
          hint={t('银行回单或转账截图，最多 5 个文件')}
        />
      </div>
      <LongTextField name="note" label={t('备注')} rows={3} maxLength={200} className={wideField} />
    </FieldGrid>
  )
}

/** The form of a proof; what it says is compared with the bank's record by finance people. */
export function PayInfoForm({ settlement, open, first }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const { id, taker, remark } = settlement
  const [form] = Form.useForm<Values>()
  // The bill is chosen by the address, and may be paid when the draft is read.
  const draft = useDraft(form, `settlement-proof-${id}`, { omit: ['billId'] })
  const detail = linkToOwn.settlement(id)
  const send = async ({ files, ...values }: Values) => {
    await handInProof({
      id,
      billId: values.billId,
      payer: values.payer.trim(),
      account: plainAccount(values.account),
      bank: values.bank.trim(),
      amount: typedYuan(values.amount),
      paidOn: values.paidOn,
      serial: plain(values.serial),
      purpose: values.purpose.trim(),
      note: values.note.trim(),
      fileIds: files.map((file) => file.id),
    })
    draft.forget()
    showToast('success', t(settlementTexts.sent))
    void navigate(detail)
  }
  const submission = useSubmit(send, {
    fieldOf: ({ message }) => refusedFields.get(message) ?? null,
    atField: (field, message) => refuseField(form, field, message),
  })
  return (
    <SubmitForm
      form={form}
      label={t('上传付款凭证')}
      initialValues={{
        payer: taker,
        billId: first.id,
        account: '',
        bank: '',
        amount: '',
        paidOn: '',
        serial: '',
        purpose: remark,
        note: '',
        files: [],
      }}
      draft={draft}
      submission={submission}
      submitLabel={t('提交')}
      buttons={<Button onClick={() => void navigate(detail)}>{t('取消')}</Button>}
    >
      <Fields settlement={settlement} open={open} />
    </SubmitForm>
  )
}
