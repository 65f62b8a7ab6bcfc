import { Form } from 'antd'
import { useEffect, useState } from 'react'
import { correctRefundAccount } from '#src/features/deposit/commands.ts'
import { problems, refundLabels } from '#src/features/deposit/labels.ts'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import { isSpent } from '#src/model/deposit/claims.ts'
import { overpaidOf } from '#src/model/deposit/overpaid.ts'
import type { DepositDetail } from '#src/model/deposit/schema.ts'
import type { Account } from '#src/model/enrolment/schema.ts'
import { corporateAccount, plainAccount } from '#src/model/validation/bank-card.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { maskedAccount } from '#src/model/kyc/masked.ts'
import { Masked } from '#src/shared/ui/value/Masked.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { useFocusOn } from '#src/shared/ui/behaviour/focus.ts'
import { FocusGroup } from '#src/shared/ui/behaviour/FocusGroup.tsx'
import { TextField } from '#src/shared/ui/form/fields.tsx'
import { FieldGrid, wideField } from '#src/shared/ui/form/FormSection.tsx'
import { SubmitForm } from '#src/shared/ui/form/submit/SubmitForm.tsx'
import { filled } from '#src/shared/ui/form/rule.ts'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { StateTag, Tag } from '#src/shared/ui/display/Tag.tsx'
import styles from '../deposit.module.css'

type Props = { deposit: DepositDetail }

/** After the transfer the account cannot be changed. */
const correctable: ReadonlySet<string> = new Set(['none', 'asked', 'failed'])

type Target = Pick<Account, 'bank' | 'account'>

function AccountForm({ deposit: { id, refund, payerName }, onDone }: Props & { onDone: () => void }) {
  const t = useT()
  const [form] = Form.useForm<Target>()
  useEffect(() => form.focusField('bank'), [form])
  const submission = useSubmit(async ({ bank, account }: Target) => {
    await correctRefundAccount({
      id,
      account: { name: payerName, bank: bank.trim(), account: plainAccount(account) },
    })
    showToast('success', t('退款账户已更正'))
    onDone()
  })
  return (
    <SubmitForm
      form={form}
      label={t('更正退款账户')}
      initialValues={{ bank: refund.account.bank, account: refund.account.account }}
      submission={submission}
      submitLabel={t('保存退款账户')}
      buttons={<Button onClick={onDone}>{t('取消')}</Button>}
    >
      <FieldGrid>
        <p className={`muted ${wideField}`}>
          {t('退款账户户名须与付款人一致：')}
          <span lang="zh-CN">{payerName}</span>
        </p>
        <TextField name="bank" label={t('开户行')} required check={filled(problems.bank)} maxLength={60} />
        <TextField
          name="account"
          label={t('账号')}
          required
          check={corporateAccount}
          inputMode="numeric"
          maxLength={40}
        />
      </FieldGrid>
    </SubmitForm>
  )
}

function RefundFacts({ deposit: { refund } }: Props) {
  const t = useT()
  const { account, amount, askedAt, dueAt, doneAt } = refund
  return (
    <Facts
      layout="columns"
      items={[
        amount && { label: t('退款金额'), value: <Yuan amount={amount} /> },
        account.name && { label: t('户名'), value: account.name, lang: 'zh-CN' },
        account.bank && { label: t('开户行'), value: account.bank, lang: 'zh-CN' },
        account.account && {
          label: t('账号'),
          value: <Masked label={t('账号')} value={account.account} masked={maskedAccount(account.account)} />,
        },
        askedAt && { label: t('申请时间'), value: dateTime(askedAt) },
        dueAt && !doneAt && { label: t('预计到账'), value: dateTime(dueAt) },
        doneAt && { label: t('退款时间'), value: dateTime(doneAt) },
      ]}
    />
  )
}

/** The excess may already be refunded while the deposit itself is not. */
function RefundTag({ deposit }: Props) {
  const t = useT()
  const { state } = deposit.refund
  if (state === 'none' && overpaidOf(deposit)?.kind === 'returned')
    return <Tag tone="success">{t('多缴部分已退回')}</Tag>
  return <StateTag labels={refundLabels} state={state} />
}

/** The refund account and the progress of the refund; an account that the bank refused is corrected here (domain 6.14). */
export function RefundPanel({ deposit }: Props) {
  const t = useT()
  const { refund } = deposit
  const [isOpen, setOpen] = useState(false)
  const opener = useFocusOn<HTMLButtonElement>(isOpen)
  // The rest of a pool may be on its way back.
  const canCorrect = correctable.has(refund.state) && !(isSpent(deposit) && refund.state === 'none')
  return (
    <Card title={t('退款信息')} body="padded">
      <FocusGroup label={t('退款信息')}>
        <div className={styles['head']}>
          <RefundTag deposit={deposit} />
          {refund.reason && (
            <p>
              <TranslatedText>{refund.reason}</TranslatedText>
            </p>
          )}
        </div>
        {refund.state === 'failed' && (
          <Callout tone="danger" role="status">
            {t('退款失败，请核对账户')}
          </Callout>
        )}
        <RefundFacts deposit={deposit} />
        {canCorrect && isOpen && <AccountForm deposit={deposit} onDone={() => setOpen(false)} />}
        {canCorrect && !isOpen && (
          <Actions>
            <Button ref={opener} look={refund.state === 'failed' ? 'primary' : 'default'} onClick={() => setOpen(true)}>
              {t('更正退款账户')}
            </Button>
          </Actions>
        )}
      </FocusGroup>
    </Card>
  )
}
