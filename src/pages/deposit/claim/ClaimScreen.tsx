import { Form } from 'antd'
import { useNavigate } from 'react-router-dom'
import { amountProblem, paidOnProblem, serialProblem } from '#src/features/deposit/checks.ts'
import { typedYuan } from '#src/model/money/typed.ts'
import { claimTransfer } from '#src/features/deposit/commands.ts'
import { problems } from '#src/features/deposit/labels.ts'
import { Overpaid } from '#src/features/deposit/Overpaid.tsx'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import { FilesItem } from '#src/features/upload/FilesItem.tsx'
import { type ClaimedPart, claimFaults, isSpent, payerNamesOf, payerProblem } from '#src/model/deposit/claims.ts'
import { claimLabels } from '#src/model/deposit/labels.ts'
import type { DepositDetail, Receipt } from '#src/model/deposit/schema.ts'
import { filesMax } from '#src/model/file/limits.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { date } from '#src/model/time/shanghai.ts'
import { corporateAccount, plainAccount } from '#src/model/validation/bank-card.ts'
import { plain } from '#src/model/validation/rule.ts'
import { briefYuan } from '#src/model/money/brief.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { DateField, TextField } from '#src/shared/ui/form/fields.tsx'
import { FieldGrid, wideField } from '#src/shared/ui/form/FormSection.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { all, filled } from '#src/shared/ui/form/rule.ts'
import { refuseField } from '#src/shared/ui/form/submit/refused-fields.ts'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { DepositHead } from '../DepositHead.tsx'
import { Claims } from '../Records.tsx'
import { UnmatchedReceipts } from '../UnmatchedReceipts.tsx'
import { YuanField } from '#src/features/listing/YuanField.tsx'

type Values = {
  payer: string
  bank: string
  account: string
  amount: string
  paidOn: string
  serial: string
  files: readonly UploadedFile[]
}
type Props = { deposit: DepositDetail }

const empty: Values = { payer: '', bank: '', account: '', amount: '', paidOn: '', serial: '', files: [] }

function Fields({ deposit }: Props) {
  const t = useT()
  const form = Form.useFormInstance<Values>()
  const isKnown = (serial: string) =>
    deposit.claims.some((claim) => claim.serial === plain(serial) && claim.state !== 'refused')
      ? problems.serialKnown
      : null
  const isOwn = (typed: string) => payerProblem(typed, payerNamesOf(deposit))
  /** Where a field contradicts the bank's record of this transfer; empty fields have their own message. */
  const matches = (part: ClaimedPart) => () => {
    const { payer, account, amount, paidOn, serial } = form.getFieldsValue()
    const receipt = deposit.receipts.find((known) => known.serial === plain(serial) && known.match === 'unknown')
    const claimed = { payer, account, amount: typedYuan(amount), paidOn }
    return (receipt && claimFaults(claimed, receipt).find((fault) => fault.part === part)?.message) ?? null
  }
  return (
    <FieldGrid>
      <TextField
        name="payer"
        label={t('付款户名')}
        required
        check={all(filled(problems.payer), isOwn, matches('payer'))}
        maxLength={60}
      />
      <TextField name="bank" label={t('开户行')} required check={filled(problems.bank)} maxLength={60} />
      <TextField
        name="account"
        label={t('付款账号')}
        required
        check={all(corporateAccount, matches('account'))}
        inputMode="numeric"
        maxLength={40}
      />
      <TextField name="serial" label={t('银行流水号')} required check={all(serialProblem, isKnown)} maxLength={40} />
      <YuanField name="amount" label={t('付款金额（元）')} check={all(amountProblem, matches('amount'))} />
      <DateField
        name="paidOn"
        label={t('付款日期')}
        required
        check={(typed) => paidOnProblem(date(serverNow()))(typed) ?? matches('paidOn')()}
      />
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
    </FieldGrid>
  )
}

function ClaimForm({ deposit }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const [form] = Form.useForm<Values>()
  const draft = useDraft(form, `deposit-claim-${deposit.id}`)
  const send = async ({ files, ...values }: Values) => {
    await claimTransfer({
      id: deposit.id,
      payer: values.payer.trim(),
      bank: values.bank.trim(),
      account: plainAccount(values.account),
      amount: typedYuan(values.amount),
      paidOn: values.paidOn,
      serial: plain(values.serial),
      fileIds: files.map(({ id }) => id),
    })
    draft.forget()
    showToast('success', t('付款信息已提交，等待核对'))
    void navigate(linkToOwn.deposit(deposit.id))
  }
  const submission = useSubmit(send, {
    fieldOf: ({ message }) => (message === problems.serialKnown ? 'serial' : null),
    atField: (field, message) => refuseField(form, field, message),
  })
  const handleTake = ({ serial, payer, bank, amount, at }: Receipt) => {
    form.setFieldsValue({ serial, payer, bank, amount: briefYuan(amount), paidOn: date(at) })
    form.focusField('account')
  }
  return (
    <>
      <UnmatchedReceipts
        deposit={deposit}
        renderAction={(receipt) => <Button onClick={() => handleTake(receipt)}>{t('补录该笔款项')}</Button>}
      >
        {({ amount, payer, serial }) => (
          <>
            {t('未识别的款项')} <Yuan amount={amount} /> <span lang="zh-CN">{payer}</span>{' '}
            <span className="number">{serial}</span>
          </>
        )}
      </UnmatchedReceipts>
      <SubmitForm
        form={form}
        label={t('补录付款信息')}
        initialValues={empty}
        draft={draft}
        submission={submission}
        submitLabel={t('提交')}
        buttons={<Button onClick={() => void navigate(linkToOwn.deposit(deposit.id))}>{t('取消')}</Button>}
      >
        <Fields deposit={deposit} />
      </SubmitForm>
    </>
  )
}

function Claiming({ deposit }: Props) {
  const t = useT()
  return (
    <>
      <p className="muted">
        {t('以曾用名汇出、银行未能识别的款项在此补录，与入账记录核对一致后计入保证金；他人代付的款项不能补录')}
      </p>
      <ClaimForm deposit={deposit} />
    </>
  )
}

function NothingToClaim({ deposit: { id } }: Props) {
  const t = useT()
  return (
    <EmptyState
      text={t(claimLabels.spent)}
      link={{ label: t('查看保证金'), to: linkToOwn.deposit(id) }}
      minHeight={240}
    />
  )
}

/** Claims a transfer that the bank could not match (domain 5.2, 6.14). */
export function ClaimScreen({ deposit }: Props) {
  const t = useT()
  return (
    <>
      <Card title={t('付款信息')} body="stacked">
        <DepositHead deposit={deposit} />
        <Overpaid deposit={deposit} />
        {isSpent(deposit) ? <NothingToClaim deposit={deposit} /> : <Claiming deposit={deposit} />}
      </Card>
      <Claims deposit={deposit} />
    </>
  )
}
