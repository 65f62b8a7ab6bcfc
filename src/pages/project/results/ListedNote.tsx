import type { Filters } from '#src/features/asset-search/filters.ts'
import { unanswerable } from '#src/features/asset-search/listed.ts'
import { filterLabels } from '#src/features/asset-search/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './ListedNote.module.css'

/** What the rows are, where the exchange has no search, and which of the filters say nothing about them. */
export function ListedNote({ filters }: { filters: Filters }) {
  const t = useT()
  const names = unanswerable(filters)
    .map((name) => t(filterLabels[name]))
    .join(t('、'))
  return (
    <div role="note" className={styles['note']}>
      <p>{t('项目检索暂未提供，以下由竞价、最新挂牌和热门清单汇总而成。')}</p>
      {names && <p>{t('下列条件暂时不起作用：{{names}}', { names })}</p>}
    </div>
  )
}
