import { Yuan } from '#src/features/deposit/Yuan.tsx'
import { AmountInWords } from '#src/features/listing/AmountInWords.tsx'
import { payoutLabels } from '#src/features/settlement/labels.ts'
import { yuan } from '#src/model/listing/labels.ts'
import { compareMoney } from '#src/model/money/money.ts'
import type { Payout, SettlementDetail } from '#src/model/settlement/schema.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import styles from '../settlement.module.css'

type Props = { settlement: SettlementDetail }

const isAny = (amount: string): boolean => compareMoney(amount, '0') > 0

/** What arrives, less the seller's fee, is what is paid out. */
function Reckoning({ settlement, payout }: Props & { payout: Payout }) {
  const t = useT()
  const { paidOutAt, feeFull, feeReduced, fee } = settlement
  const { received, amount, owed } = payout
  return (
    <Facts
      layout="tiles"
      items={[
        {
          label: paidOutAt ? t('收到款项（不含对方服务费）') : t('应收款项（不含对方服务费）'),
          value: <Yuan amount={received} className={styles['sum']} />,
        },
        {
          label: t('服务费（您应承担）'),
          value: (
            <>
              <Yuan amount={fee} className={styles['sum']} />
              {isAny(feeReduced) && (
                <p className="muted">
                  {t('按标准计算')} <Yuan amount={feeFull} />，{t('减免')} <Yuan amount={feeReduced} />
                </p>
              )}
            </>
          ),
        },
        {
          label: t(paidOutAt ? payoutLabels.paid : payoutLabels.due),
          value: (
            <>
              <Yuan amount={amount} className={styles['open']} />
              <p>
                <AmountInWords value={amount} unit={yuan} />
              </p>
            </>
          ),
        },
        isAny(owed) && { label: t('服务费不足扣收，需另行支付'), value: <Yuan amount={owed} /> },
      ]}
    />
  )
}

/** The payment to the seller: how it is reckoned, when and to which account it goes; nothing after a default. */
export function PayoutPanel({ settlement }: Props) {
  const t = useT()
  const { payout, payoutAccount, paidOutAt } = settlement
  if (!payout) return null
  return (
    <Card title={t('款项划出')} body="stacked">
      <Reckoning settlement={settlement} payout={payout} />
      <Facts
        layout="columns"
        items={[
          paidOutAt && { label: t('划出时间'), value: dateTimeSeconds(paidOutAt) },
          payoutAccount && { label: t('收款户名'), value: payoutAccount.name, lang: 'zh-CN' },
          payoutAccount && { label: t('开户行'), value: payoutAccount.bank, lang: 'zh-CN' },
          payoutAccount && { label: t('收款账号'), value: payoutAccount.account },
        ]}
      />
      {!paidOutAt && (
        <Callout>
          {t('对方付清应付款项、交易凭证出具后，交易所在 3 个工作日内划出；您的交易服务费在划出时扣收，无需申请。')}
        </Callout>
      )}
    </Card>
  )
}
