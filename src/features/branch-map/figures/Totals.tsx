import { useQuery } from '@tanstack/react-query'
import type { WrittenAmount } from '#src/model/listing/price/written-amount.ts'
import { useLanguage, useT } from '#src/shared/lib/text/i18n.ts'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { RetryButton, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import styles from '../branch-map.module.css'
import { totalsQuery } from '../queries.ts'
import { countText, totalAmount } from './figure-text.ts'

/** The whole number is large and the fraction small, so that an exact amount can be read at a glance. */
function Figure({ currency, amount, unit }: WrittenAmount) {
  const [whole, fraction] = amount.split('.')
  return (
    <span className={styles['total']}>
      <span>
        {currency && `${currency} `}
        <strong>{whole}</strong>
        {fraction !== undefined && `.${fraction}`}
      </span>{' '}
      {unit && <span>{unit}</span>}
    </span>
  )
}

/** The exchange in four figures (HM-13). */
export function Totals() {
  const t = useT()
  const language = useLanguage()
  const query = useQuery(totalsQuery)
  const { data } = query
  if (!data && query.isError)
    return (
      <Callout tone="danger" role="alert" actions={<RetryButton query={query} />}>
        {t('统计数据加载失败')}
      </Callout>
    )
  const total = (value: string | null | undefined): WrittenAmount => {
    const { currency, amount, unit } = totalAmount(value, language)
    return { currency: currency && t(currency), amount, unit: unit && t(unit) }
  }
  const counted = (count: number | null | undefined, unit: string) => ({ currency: '', amount: countText(count), unit })
  const figures = [
    [t('挂牌总额'), total(data?.quoteTotal)],
    [t('成交总额'), total(data?.bargainTotal)],
    [t('挂牌总宗数'), counted(data?.quoteAssetsCount, t('宗'))],
    [t('投资会员'), counted(data?.memberTotal, t('户'))],
  ] as const
  const blank = <Skeleton width="70%" height="var(--total-height)" />
  return (
    <div aria-busy={!data} className={styles['totals']}>
      <Facts
        layout="tiles"
        items={figures.map(([label, figure]) => ({
          label,
          value: data ? <Figure {...figure} /> : blank,
        }))}
      />
    </div>
  )
}
