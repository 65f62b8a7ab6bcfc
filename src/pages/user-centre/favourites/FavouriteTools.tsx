import type { FormEvent } from 'react'
import type { FavouriteFilter } from '#src/features/favourite/kept.ts'
import { type FavouriteOrder, favouriteOrders } from '#src/model/favourite/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { normaliseQuery } from '#src/shared/lib/search-input.ts'
import { useSyncedInput } from '#src/shared/lib/hooks/use-synced-input.ts'
import { Button } from '#src/shared/ui/Button.tsx'
import { orderLabels } from '../labels.ts'
import styles from './FavouriteTools.module.css'

const longestName = 100

/** Searches in the favourites and orders them. */
export function FavouriteTools({
  filter,
  go,
}: {
  filter: FavouriteFilter
  go: (change: Partial<FavouriteFilter>) => void
}) {
  const t = useT()
  const [typed, setTyped, send] = useSyncedInput(filter.q)
  const [order, , sendOrder] = useSyncedInput(filter.order)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go({ q: send(normaliseQuery(typed)) })
  }
  return (
    <div className={styles['tools']}>
      <form className={styles['search']} role="search" aria-label={t('搜索收藏')} onSubmit={submit}>
        <input
          type="search"
          aria-label={t('项目名称或编号')}
          placeholder={t('项目名称或编号')}
          maxLength={longestName}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{t('搜索')}</Button>
        {filter.q && <Button onClick={() => go({ q: '' })}>{t('清除')}</Button>}
      </form>
      <label className={styles['order']}>
        {t('排序')}
        <select value={order} onChange={({ target }) => go({ order: sendOrder(target.value as FavouriteOrder) })}>
          {favouriteOrders.map((known) => (
            <option key={known} value={known}>
              {t(orderLabels[known])}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
