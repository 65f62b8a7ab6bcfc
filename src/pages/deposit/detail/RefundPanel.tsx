import { Form, Input } from 'antd'
import { useEffect, useState } from 'react'
import { correctRefundAccount } from '#src/features/deposit/commands.ts'
import { problems, refundLabels } from '#src/features/deposit/labels.ts'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import { overpaidOf } from '#src/model/deposit/overpaid.ts'
import type { DepositDetail } from '#src/model/deposit/schema.ts'
import type { Account } from '#src/model/enrolment/schema.ts'
import { corporateAccount, plainAccount } from '#src/model/validation/bank-card.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Button } from '#src/shared/ui/Button.tsx'
import { keepFocus, useFocusOn } from '#src/shared/ui/focus.ts'
import { FormActions } from '#src/shared/ui/form/FormActions.tsx'
import { PortalForm } from '#src/shared/ui/form/PortalForm.tsx'
import { filled, rule } from '#src/shared/ui/form/rule.ts'
import { useSubmit } from '#src/shared/ui/form/use-submit.ts'
import { Card } from '#src/shared/ui/Card.tsx'
import { TranslatedText } from '#src/shared/ui/TranslatedText.tsx'
import { StateTag, Tag } from '#src/shared/ui/Tag.tsx'
import styles from '../deposit.module.css'

type Props = { deposit: DepositDetail }

/** Once it is sent the account stands. */
const correctable: ReadonlySet<string> = new Set(['none', 'asked', 'failed'])

type Target = Pick<Account, 'bank' | 'account'>

function AccountForm({ deposit: { id, refund, payerName }, onDone }: Props & { onDone: () => void }) {
  const t = useT()
  const [form] = Form.useForm<Target>()
  useEffect(() => form.focusField('bank'), [form])
  const { busy, failure, submit, retry } = useSubmit(async ({ bank, account }: Target) => {
    await correctRefundAccount({
      id,
      account: { name: payerName, bank: bank.trim(), account: plainAccount(account) },
    })
    showToast('success', t('退款账户已更正'))
    onDone()
  })
  return (
    <PortalForm
      form={form}
      label={t('更正退款账户')}
      className={styles['form']}
      initialValues={{ bank: refund.account.bank, account: refund.account.account }}
      busy={busy}
      onSubmit={(values) => void submit(values)}
      actions={
        <FormActions busy={busy} failure={failure} onRetry={retry} word={t('保存退款账户')}>
          <Button onClick={onDone}>{t('取消')}</Button>
        </FormActions>
      }
    >
      <div className={styles['fields']}>
        <p className={`${styles['wide']} ${styles['quiet']}`}>
          {t('退款账户户名须与付款人一致：')}
          <span lang="zh-CN">{payerName}</span>
        </p>
        <Form.Item name="bank" label={t('开户行')} required rules={[rule(filled(problems.bank))]}>
          <Input maxLength={60} autoComplete="off" />
        </Form.Item>
        <Form.Item name="account" label={t('账号')} required rules={[rule(corporateAccount)]}>
          <Input inputMode="numeric" autoComplete="off" maxLength={40} />
        </Form.Item>
      </div>
    </PortalForm>
  )
}

function Facts({ deposit: { refund } }: Props) {
  const t = useT()
  const { account, amount, askedAt, dueAt, doneAt } = refund
  const facts: readonly (readonly [string, string | null])[] = [
    [t('户名'), account.name],
    [t('开户行'), account.bank],
    [t('账号'), account.account && t('尾号 {{last}}', { last: account.account.slice(-4) })],
    [t('申请时间'), askedAt ? dateTime(askedAt) : null],
    [t('预计到账'), dueAt && !doneAt ? dateTime(dueAt) : null],
    [t('退款时间'), doneAt ? dateTime(doneAt) : null],
  ]
  return (
    <dl className={styles['facts']}>
      {amount && (
        <div>
          <dt>{t('退款金额')}</dt>
          <dd>
            <Yuan amount={amount} />
          </dd>
        </div>
      )}
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang="zh-CN">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** While the deposit itself stays, what was paid beyond it may have gone back already. */
function RefundTag({ deposit }: Props) {
  const t = useT()
  const { state } = deposit.refund
  if (state === 'none' && overpaidOf(deposit)?.kind === 'returned')
    return <Tag tone="success">{t('多缴部分已退回')}</Tag>
  return <StateTag labels={refundLabels} state={state} />
}

/** Where the money goes back to and how far it is; an account that the bank refused is corrected here (domain 6.14). */
export function RefundPanel({ deposit }: Props) {
  const t = useT()
  const { refund } = deposit
  const [isOpen, setOpen] = useState(false)
  const opener = useFocusOn<HTMLButtonElement>(isOpen)
  const canCorrect = correctable.has(refund.state)
  return (
    <Card title={t('退款信息')}>
      <div className={styles['body']} role="group" aria-label={t('退款信息')} tabIndex={-1} ref={keepFocus}>
        <div className={styles['head']}>
          <RefundTag deposit={deposit} />
          {refund.reason && (
            <p>
              <TranslatedText>{refund.reason}</TranslatedText>
            </p>
          )}
        </div>
        {refund.state === 'failed' && (
          <div className={`${styles['notice']} ${styles['bad']}`} role="status">
            <p>{t('退款失败，请核对账户')}</p>
          </div>
        )}
        <Facts deposit={deposit} />
        {canCorrect && isOpen && <AccountForm deposit={deposit} onDone={() => setOpen(false)} />}
        {canCorrect && !isOpen && (
          <div className={styles['acts']}>
            <Button ref={opener} look={refund.state === 'failed' ? 'primary' : 'default'} onClick={() => setOpen(true)}>
              {t('更正退款账户')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
