import { useId, useState } from 'react'
import { chooseBank } from '#src/features/deposit/commands.ts'
import { notices } from '#src/features/deposit/labels.ts'
import type { DepositDetail } from '#src/model/deposit/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { PhoneLink } from '#src/shared/ui/PhoneLink.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Failure } from '#src/shared/ui/form/Failure.tsx'
import { useSubmit } from '#src/shared/ui/form/use-submit.ts'
import { CopyButton } from './CopyButton.tsx'
import styles from '../deposit.module.css'

type Props = { deposit: DepositDetail }

/** The bank may be chosen until money has come (domain 5.2). */
function Bank({ deposit: { id, subAccount, banks, receipts } }: Props) {
  const t = useT()
  const label = useId()
  const { busy, failure, submit, retry } = useSubmit(async (bank: string) => {
    await chooseBank({ id, bank })
    showToast('success', t('开户行已更换，请使用新的收款账号'))
  })
  // Until the exchange has answered the choice stands: a list that falls back leads the next key to a third bank.
  const [wanted, setWanted] = useState(subAccount.bank)
  const handleChange = (bank: string) => {
    if (busy) return
    setWanted(bank)
    void submit(bank)
  }
  return (
    <>
      <dt id={label}>{t('开户行')}</dt>
      <dd>
        <div className={styles['value']}>
          {receipts.length > 0 ? (
            <>
              <span lang="zh-CN">{subAccount.bank}</span>
              <p className={styles['quiet']}>{t('该账户已有款项到账，不能重新选择银行')}</p>
            </>
          ) : (
            <select
              aria-labelledby={label}
              lang="zh-CN"
              value={busy ? wanted : subAccount.bank}
              aria-disabled={busy}
              onChange={({ target }) => handleChange(target.value)}
            >
              {banks.map((bank) => (
                <option key={bank} value={bank}>
                  {bank}
                </option>
              ))}
            </select>
          )}
          <Failure failure={failure} onRetry={retry} busy={busy} />
        </div>
        <CopyButton text={subAccount.bank} name={t('开户行')} />
      </dd>
    </>
  )
}

/** A transfer, at the counter or online, to the account that takes money for this deposit alone. */
export function TransferWay({ deposit }: Props) {
  const t = useT()
  const { subAccount, code, bankPhone, payerName } = deposit
  const grouped = subAccount.account.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
  return (
    <div className={styles['stack']}>
      <dl className={styles['lines']}>
        <div>
          <dt>{t('收款户名')}</dt>
          <dd>
            <span lang="zh-CN">{subAccount.name}</span>
            <CopyButton text={subAccount.name} name={t('收款户名')} />
          </dd>
        </div>
        <div>
          <Bank deposit={deposit} />
        </div>
        <div>
          <dt>{t('收款账号')}</dt>
          <dd>
            <span className={`${styles['strong']} number`}>{grouped}</span>
            <CopyButton text={subAccount.account} name={t('收款账号')} />
          </dd>
        </div>
        <div>
          <dt>{t('识别码（附言）')}</dt>
          <dd>
            <span className={`${styles['strong']} number`}>{code}</span>
            <CopyButton text={code} name={t('识别码')} />
          </dd>
        </div>
        <div>
          <dt>{t('付款户名须为')}</dt>
          <dd lang="zh-CN">{payerName}</dd>
        </div>
        <div>
          <dt>{t('银行联系电话')}</dt>
          <dd>
            <PhoneLink phone={bankPhone} className={styles['link']} />
          </dd>
        </div>
      </dl>
      <ol className={styles['notes']}>
        {notices.map((notice) => (
          <li key={notice}>{t(notice)}</li>
        ))}
      </ol>
    </div>
  )
}
