import { useQuery } from '@tanstack/react-query'
import { wanYuan } from '#src/model/listing/labels.ts'
import type { Totals as Figures } from '#src/model/statistics/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import styles from '../branch-map.module.css'
import { totalsQuery } from '../queries.ts'
import { countText, wanText } from '../map/tooltip.ts'

/** The whole number large, what follows the point small: exact and still read at a glance. */
function Figure({ name, text, unit }: { name: string; text: string; unit: string }) {
  const [whole, fraction] = text.split('.')
  return (
    <div className={styles['total']}>
      <dt>{name}</dt>
      <dd className="number">
        <strong>{whole}</strong>
        {fraction !== undefined && <span>.{fraction}</span>} <span className={styles['totalUnit']}>{unit}</span>
      </dd>
    </div>
  )
}

function Shown({ totals }: { totals: Figures }) {
  const t = useT()
  return (
    <dl className={styles['totals']}>
      <Figure name={t('挂牌总额')} text={wanText(totals.quoteTotal)} unit={t(wanYuan)} />
      <Figure name={t('成交总额')} text={wanText(totals.bargainTotal)} unit={t(wanYuan)} />
      <Figure name={t('挂牌总宗数')} text={countText(totals.quoteAssetsCount)} unit={t('宗')} />
      <Figure name={t('投资会员')} text={countText(totals.memberTotal)} unit={t('户')} />
    </dl>
  )
}

/** The exchange in four figures (HM-13). */
export function Totals() {
  const t = useT()
  const { data, isError, isFetching, refetch } = useQuery(totalsQuery)
  if (data) return <Shown totals={data} />
  if (isError)
    return (
      <div role="alert" className={styles['totalsLost']}>
        {t('统计数据加载失败')}
        <Button onClick={() => void refetch()} isOff={isFetching}>
          {isFetching ? t('正在重试…') : t('重试')}
        </Button>
      </div>
    )
  return (
    <div aria-busy="true" className={styles['totals']}>
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className={styles['total']}>
          <Skeleton width="40%" height={22} />
          <Skeleton width="70%" height={36} />
        </div>
      ))}
    </div>
  )
}
