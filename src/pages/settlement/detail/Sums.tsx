import { Link } from 'react-router-dom'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import { AmountInWords } from '#src/features/listing/AmountInWords.tsx'
import { priceName } from '#src/model/asset-kind/labels.ts'
import { sellerLabel, takerLabel } from '#src/model/asset-kind/parties/labels.ts'
import { sumLabels, sumLabelsOf } from '#src/features/settlement/labels.ts'
import { yuan } from '#src/model/listing/labels.ts'
import { compareMoney } from '#src/model/money/money.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import type { SettlementDetail } from '#src/model/settlement/schema.ts'
import { dateTime, dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import styles from '../settlement.module.css'

type Props = { settlement: SettlementDetail }

/** The price in figures and capitals, and what of all payments is due, covered and open; what is owed in capitals too. */
export function Sums({ settlement: { role, price, due, covered, open, typeCode, state } }: Props) {
  const t = useT()
  const isOwed = state === 'open'
  const labels = sumLabelsOf({ role, state })
  const inCapitals = (amount: string, className: string | undefined) => (
    <>
      <Yuan amount={amount} className={className} />
      <p>
        <AmountInWords value={amount} unit={yuan} />
      </p>
    </>
  )
  return (
    <Facts
      layout="tiles"
      items={[
        { label: t(priceName('deal', typeCode)), value: inCapitals(price, styles['sum']) },
        { label: t(labels.due), value: <Yuan amount={due} className={styles['sum']} /> },
        { label: t(labels.covered), value: <Yuan amount={covered} className={styles['sum']} /> },
        {
          label: t(labels.open),
          value: isOwed ? inCapitals(open, styles['open']) : <Yuan amount={open} className={styles['sum']} />,
        },
      ]}
    />
  )
}

/** The deposit that has become a part of the price, with the way to it. */
function Turned({ settlement: { depositUsed, depositId } }: Props) {
  const t = useT()
  return (
    <>
      <Yuan amount={depositUsed} />
      {depositId && (
        <>
          {' '}
          <Link className={styles['link']} to={linkToOwn.deposit(depositId)}>
            {t('查看保证金')}
          </Link>
        </>
      )}
    </>
  )
}

/** Who settles with whom, since when, and how. */
export function Parties({ settlement }: Props) {
  const t = useT()
  const { role, seller, taker, payers, typeCode, effectiveAt, plan, depositUsed, settledAt, paidOutAt, state } =
    settlement
  const others = payers.filter((name) => name !== taker)
  return (
    <Facts
      layout="columns"
      items={[
        { label: t(sellerLabel(typeCode)), value: seller, lang: 'zh-CN' },
        { label: t(takerLabel(typeCode)), value: taker, lang: 'zh-CN' },
        others.length > 0 && { label: t('联合受让成员'), value: others.join('、'), lang: 'zh-CN' },
        { label: t('合同生效时间'), value: dateTime(effectiveAt) },
        { label: t('付款方式'), value: plan?.state === 'agreed' ? t('分期付款') : t('一次付清') },
        compareMoney(depositUsed, '0') > 0 && {
          label: t(state === 'defaulted' ? sumLabels.ended.offset : sumLabels.going.offset),
          value: <Turned settlement={settlement} />,
        },
        settledAt && { label: t('结清时间'), value: dateTimeSeconds(settledAt) },
        role === 'taker' && paidOutAt && { label: t('价款划出时间'), value: dateTime(paidOutAt) },
      ]}
    />
  )
}
