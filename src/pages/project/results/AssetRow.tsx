import type { ReactNode } from 'react'
import { toggleCompared, compareMax, useIsCompared } from '#src/features/asset-search/compare.ts'
import { FavouriteButton } from '#src/features/favourite/FavouriteButton.tsx'
import { CountdownText } from '#src/features/listing/CountdownText.tsx'
import { ListingCard } from '#src/features/listing/ListingCard.tsx'
import { listingAddress, ListingLink } from '#src/features/listing/ListingLink.tsx'
import { useLiveRow } from '#src/features/listing/live.ts'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { stateOf, listingStateLabels } from '#src/features/listing/labels.ts'
import { groupsOf } from '#src/model/listing/filters.ts'
import { kindName } from '#src/model/asset-kind/labels.ts'
import { currentPrice, listingName, premiumRate } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { date } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Checkbox } from '#src/shared/ui/form/Checkbox.tsx'
import styles from './results.module.css'

/** Chinese in every language, for those who hear a control without its row. */
const HiddenName = ({ row }: { row: ListingRow }) => (
  <span className="visuallyHidden" lang="zh-CN">
    {listingName(row)}
  </span>
)

function CompareCheck({ row }: { row: ListingRow }) {
  const t = useT()
  const isCompared = useIsCompared(row.assetsId)
  const handleChange = () => {
    if (!toggleCompared({ assetsId: row.assetsId, name: listingName(row) }))
      showToast('warning', t('最多对比 {{count}} 个项目，请先移除一个', { count: compareMax }))
  }
  return (
    <Checkbox checked={isCompared} onChange={handleChange}>
      {t('对比')}
      <HiddenName row={row} />
    </Checkbox>
  )
}

/** Number, region, kind and views of a row, as far as the exchange gives them. */
function Facts({ row }: { row: ListingRow }) {
  const t = useT()
  const type = kindName(row.typeCode)
  const facts = [
    row.no,
    row.regionName && <TranslatedText key="region">{row.regionName}</TranslatedText>,
    type ? t(type) : row.typeName && <TranslatedText key="type">{row.typeName}</TranslatedText>,
    row.viewCount ? t('{{count}} 次围观', { count: row.viewCount.toLocaleString('en-US') }) : null,
  ]
  return (
    <ul className={`${styles['facts']} number`}>{facts.map((fact, index) => fact && <li key={index}>{fact}</li>)}</ul>
  )
}

/** The time left to the next deadline; without one, the end of enrolment, or the day of listing. */
function When({ row }: { row: ListingRow }) {
  const t = useT()
  const { counts } = stateOf(row.status)
  if (counts && row.deadline)
    return (
      <span>
        {t(counts)} <CountdownText deadline={row.deadline} />
      </span>
    )
  if (row.enrolUntil && groupsOf(row.status).includes('enrol'))
    return <span className="number">{t('{{time}} 截止报名', { time: exactTime(row.enrolUntil) })}</span>
  const day = date(row.publishDate)
  return day ? <span className="number">{t('{{date}} 挂牌', { date: day })}</span> : null
}

const isSold = (row: ListingRow): boolean => {
  const groups = groupsOf(row.status)
  return groups.includes('publicity') || groups.includes('done')
}

function Price({ row }: { row: ListingRow }) {
  const t = useT()
  const price = currentPrice(row)
  // While a sealed mode runs, bids are counted and their amounts are hidden.
  const isShown = price !== null && price === row.biddingPrice
  const label = isShown && isSold(row) ? t('成交价') : isShown && row.biddingCount ? t('当前价') : t('起始价')
  return (
    <div>
      <span className="muted">{label}</span>
      <strong className={styles['amount']}>
        <PriceText price={price} row={row} />
      </strong>
      <p className={`${styles['rate']} number`}>{t('溢价率 {{rate}}', { rate: premiumRate(row) })}</p>
    </div>
  )
}

/** Whatever it is called, it leads to the asset. */
function Action({ row }: { row: ListingRow }) {
  const t = useT()
  const groups = groupsOf(row.status)
  const isOpen = groups.includes('enrol')
  const hasRoom = groups.includes('bidding') || groups.includes('soon')
  return (
    <Button look={isOpen ? 'primary' : 'default'} to={listingAddress(row)}>
      {isOpen ? t('我要报名') : hasRoom ? t('查看竞价') : t('查看详情')}
      <HiddenName row={row} />
    </Button>
  )
}

/** Adds the asset to the comparison or the favourites. */
const Tools = ({ row, children }: { row: ListingRow; children?: ReactNode }) => (
  <div className={styles['tools']}>
    <CompareCheck row={row} />
    <FavouriteButton assetsId={row.assetsId} name={listingName(row)} />
    {children}
  </div>
)

type Props = { row: ListingRow; isFirst: boolean }

/** One asset of the list; price, state and time follow the hall. */
export function AssetRow({ row, isFirst }: Props) {
  const live = useLiveRow(row)
  return (
    <article className={styles['row']}>
      <Picture
        src={row.imgSrc}
        alt={row.typeName ?? ''}
        width={200}
        height={150}
        eager={isFirst}
        className={styles['picture']}
      />
      <div className={styles['text']}>
        <h3 className={`${styles['name']} clamp`} lang="zh-CN" data-first-row={isFirst ? '' : undefined}>
          <ListingLink row={row} title={listingName(row)} isCovering />
        </h3>
        <Facts row={row} />
        <p className={styles['time']}>
          <StateTag labels={listingStateLabels} state={live.status} />
          <When row={live} />
        </p>
      </div>
      <div className={styles['side']}>
        <Price row={live} />
        <Tools row={row}>
          <Action row={live} />
        </Tools>
      </div>
    </article>
  )
}

/** An outline of the size of a row. */
export const AssetRowSkeleton = () => (
  <div className={styles['row']}>
    <Picture src={null} alt="" width={200} height={150} className={styles['picture']} />
    <div className={styles['text']}>
      <Skeleton height="1.4em" width="80%" />
      <Skeleton height="1em" width="50%" className={styles['facts'] ?? ''} />
    </div>
    <div className={styles['side']}>
      <Skeleton height="2.4em" />
    </div>
  </div>
)

/** The same asset as a card. */
export function AssetCard({ row, isFirst }: Props) {
  return (
    <div className={styles['card']}>
      <ListingCard row={row} isFirst={isFirst} />
      <Tools row={row} />
    </div>
  )
}
