import { useQuery } from '@tanstack/react-query'
import { wanYuan } from '#src/model/listing/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { RetryButton, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import styles from '../branch-map.module.css'
import { totalsQuery } from '../queries.ts'
import { countText, wanText } from './figure-text.ts'

/** The whole number is large and the fraction small, so that an exact amount can be read at a glance. */
function Figure({ text, unit }: { text: string; unit: string }) {
  const [whole, fraction] = text.split('.')
  return (
    <span className={styles['total']}>
      <span>
        <strong>{whole}</strong>
        {fraction !== undefined && `.${fraction}`}
      </span>{' '}
      <span>{unit}</span>
    </span>
  )
}

/** The exchange in four figures (HM-13). */
export function Totals() {
  const t = useT()
  const query = useQuery(totalsQuery)
  const { data } = query
  if (!data && query.isError)
    return (
      <Callout tone="danger" role="alert" actions={<RetryButton query={query} />}>
        {t('统计数据加载失败')}
      </Callout>
    )
  const figures = [
    [t('挂牌总额'), wanText(data?.quoteTotal), t(wanYuan)],
    [t('成交总额'), wanText(data?.bargainTotal), t(wanYuan)],
    [t('挂牌总宗数'), countText(data?.quoteAssetsCount), t('宗')],
    [t('投资会员'), countText(data?.memberTotal), t('户')],
  ] as const
  const blank = <Skeleton width="70%" height="var(--total-height)" />
  return (
    <div aria-busy={!data} className={styles['totals']}>
      <Facts
        layout="tiles"
        items={figures.map(([label, text, unit]) => ({
          label,
          value: data ? <Figure text={text} unit={unit} /> : blank,
        }))}
      />
    </div>
  )
}
