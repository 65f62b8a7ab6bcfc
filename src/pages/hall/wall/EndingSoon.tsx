import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { LivePrice } from '#src/features/hall/LivePrice.tsx'
import { LiveRow, useRefresh } from '#src/features/hall/LiveRow.tsx'
import { hallQuery } from '#src/features/hall/queries.ts'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { listingName } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { isSealed } from '#src/model/listing/sealed.ts'
import { linkTo } from '#src/model/paths.ts'
import { hasFailed } from '#src/shared/lib/query/has-failed.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { CoveringLink } from '#src/shared/ui/action/CoveringLink.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { Loading, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import styles from './EndingSoon.module.css'

const shown = 8
/** The first page of the hall without filters, which the list itself often shows. */
const firstToEnd = hallQuery(1, { assetsName: '', current: 1, size: shown })

function Tile({ row }: { row: ListingRow }) {
  const t = useT()
  const name = listingName(row)
  return (
    <>
      <Picture src={row.imgSrc} alt="" width={56} height={56} className={styles['picture']} />
      <div className={styles['text']}>
        <p className={`${styles['name']} clamp`} lang="zh-CN">
          <CoveringLink to={linkTo.watchRoom(row.assetsId)} title={name}>
            {name}
          </CoveringLink>
        </p>
        <p className={styles['price']}>
          {isSealed(row) ? (
            <span className={styles['sealed']}>{t('密封报价中，开标前不公开')}</span>
          ) : (
            <LivePrice row={row} />
          )}
        </p>
        <p className={styles['time']}>
          <span className="visuallyHidden">{t('距结束')}</span>
          <TimeLeft deadline={row.deadline ?? null} />
        </p>
      </div>
    </>
  )
}

function Tiles({ rows }: { rows: readonly ListingRow[] }) {
  const refresh = useRefresh()
  return rows.map((row) => (
    <li key={row.assetsId} className={styles['tile']}>
      <LiveRow row={row} onLeave={refresh}>
        {({ live }) => <Tile row={live} />}
      </LiveRow>
    </li>
  ))
}

const waiting = (
  <Loading className={styles['row']}>
    {Array.from({ length: shown }, (_, index) => (
      <span key={index} className={styles['tile']}>
        <Skeleton height={86} />
      </span>
    ))}
  </Loading>
)

/** The rooms that end next, each with a link into it; nothing while no room is open, or when they cannot be loaded. */
export function EndingSoon() {
  const t = useT()
  const query = useQuery(firstToEnd)
  const row = useRef<HTMLUListElement>(null)
  if (query.data === undefined ? hasFailed(query) : query.data.rows.length === 0) return null
  const scroll = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8 })
  return (
    <section className={`noPrint ${styles['strip']}`} data-scheme="dark" aria-label={t('即将结束')}>
      <div className={styles['head']}>
        <p className={styles['title']}>{t('即将结束')}</p>
        <span className={styles['arrows']}>
          <button type="button" aria-label={t('向前')} onClick={() => scroll(-1)}>
            ‹
          </button>
          <button type="button" aria-label={t('向后')} onClick={() => scroll(1)}>
            ›
          </button>
        </span>
      </div>
      {query.data ? (
        <ul ref={row} className={styles['row']}>
          <Tiles rows={query.data.rows} />
        </ul>
      ) : (
        waiting
      )}
    </section>
  )
}
