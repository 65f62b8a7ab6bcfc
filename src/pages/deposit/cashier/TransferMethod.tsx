import { type ReactNode, useId, useState } from 'react'
import { chooseBank } from '#src/features/deposit/commands.ts'
import { notices } from '#src/features/deposit/labels.ts'
import type { DepositDetail } from '#src/model/deposit/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { Select } from '#src/shared/ui/form/Select.tsx'
import { Copyable } from '#src/shared/ui/value/Copyable.tsx'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import styles from '../deposit.module.css'

type Props = { deposit: DepositDetail }

/** The bank may be chosen until money has arrived (domain 5.2). */
function Bank({ deposit: { id, subAccount, banks, receipts }, label }: Props & { label: string }) {
  const t = useT()
  const { busy, failure, submit, retry } = useSubmit(async (bank: string) => {
    await chooseBank({ id, bank })
    showToast('success', t('开户行已更换，请使用新的收款账号'))
  })
  // The choice stays until the exchange answers: if the list fell back, the next key press would choose a third bank.
  const [chosen, setChosen] = useState(subAccount.bank)
  const handleChange = (bank: string | undefined) => {
    if (busy || bank === undefined) return
    setChosen(bank)
    void submit(bank)
  }
  return (
    <div>
      {receipts.length > 0 ? (
        <>
          <span lang="zh-CN">{subAccount.bank}</span>
          <p className="muted">{t('该账户已有款项到账，不能重新选择银行')}</p>
        </>
      ) : (
        <Select
          aria-labelledby={label}
          lang="zh-CN"
          options={banks.map((bank) => ({ value: bank, label: bank }))}
          value={busy ? chosen : subAccount.bank}
          aria-disabled={busy}
          onChange={handleChange}
        />
      )}
      <Failure failure={failure} onRetry={retry} busy={busy} />
    </div>
  )
}

/** A transfer, at the counter or online, to the account that exists for this deposit alone. */
export function TransferMethod({ deposit }: Props) {
  const t = useT()
  const bankLabel = useId()
  const { subAccount, code, bankPhone, payerName } = deposit
  const grouped = subAccount.account.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
  const copyable = (name: string, text: string, value: ReactNode) => (
    <Copyable name={name} text={text}>
      {value}
    </Copyable>
  )
  return (
    <div className={styles['stack']}>
      <Facts
        layout="table"
        columns={1}
        isStacked
        items={[
          {
            label: t('收款户名'),
            value: copyable(t('收款户名'), subAccount.name, <span lang="zh-CN">{subAccount.name}</span>),
          },
          {
            key: 'bank',
            label: <span id={bankLabel}>{t('开户行')}</span>,
            value: copyable(t('开户行'), subAccount.bank, <Bank deposit={deposit} label={bankLabel} />),
          },
          { label: t('收款账号'), value: copyable(t('收款账号'), subAccount.account, <strong>{grouped}</strong>) },
          { label: t('识别码（附言）'), value: copyable(t('识别码'), code, <strong>{code}</strong>) },
          { label: t('付款户名须为'), value: payerName, lang: 'zh-CN' },
          { label: t('银行联系电话'), value: <PhoneLink phone={bankPhone} className={styles['phone']} /> },
        ]}
      />
      <Callout>
        <ol>
          {notices.map((notice) => (
            <li key={notice}>{t(notice)}</li>
          ))}
        </ol>
      </Callout>
    </div>
  )
}
