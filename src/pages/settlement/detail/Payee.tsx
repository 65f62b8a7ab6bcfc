import { Yuan } from '#src/features/deposit/Yuan.tsx'
import { paymentDue } from '#src/model/settlement/rules.ts'
import type { SettlementDetail } from '#src/model/settlement/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Copyable } from '#src/shared/ui/value/Copyable.tsx'
import { payeeNotices } from '../labels.ts'

/** The account to pay to, with the remark by which the exchange counts the money. */
export function Payee({ settlement: { account, remark, payers, bills } }: { settlement: SettlementDetail }) {
  const t = useT()
  const due = paymentDue(bills)
  const grouped = account.account.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
  const inChinese = (text: string) => <span lang="zh-CN">{text}</span>
  const copyable = (label: string, text: string, value = inChinese(text)) => ({
    label,
    value: (
      <Copyable name={label} text={text}>
        {value}
      </Copyable>
    ),
  })
  return (
    <Card title={t('收款账户')} body="stacked">
      <Facts
        layout="table"
        columns={1}
        isStacked
        items={[
          copyable(t('收款户名'), account.name),
          copyable(t('开户行'), account.bank),
          copyable(t('收款账号'), account.account, <strong>{grouped}</strong>),
          copyable(t('付款用途'), remark, <strong lang="zh-CN">{remark}</strong>),
          due && copyable(t('本次应付金额'), due.amount, <Yuan amount={due.amount} />),
          { label: t('付款单位须为'), value: payers.join('、'), lang: 'zh-CN' },
        ]}
      />
      <Callout>
        <ol>
          {payeeNotices.map((notice) => (
            <li key={notice}>{t(notice)}</li>
          ))}
        </ol>
      </Callout>
    </Card>
  )
}
