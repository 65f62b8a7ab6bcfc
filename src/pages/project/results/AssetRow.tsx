import type { ReactNode } from 'react'
import { toggleCompared, compareMax, useIsCompared } from '#src/features/asset-search/compare.ts'
import { FavouriteButton } from '#src/features/favourite/FavouriteButton.tsx'
import { ListingCard } from '#src/features/listing/ListingCard.tsx'
import { listingAddress, ListingLink } from '#src/features/listing/ListingLink.tsx'
import { useLiveRow } from '#src/features/listing/live.ts'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { ListingTime } from '#src/features/listing/ListingTime.tsx'
import { factTexts, kindText, numberText, regionText, viewsText } from '#src/features/listing/row-facts.ts'
import { summaryLines } from '#src/features/listing/summary-facts.ts'
import { groupsOf } from '#src/model/listing/filters.ts'
import { currentPrice, listingName } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { shownTime } from '#src/model/listing/shown-time.ts'
import { listingStateLabels } from '#src/model/listing/state/labels.ts'
import { shownPriceName } from '#src/model/listing/summary.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { langOf, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
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

const rowFacts = [numberText, regionText, kindText, viewsText]

/** Number, region, kind and views of a row, as far as the exchange gives them. */
function RowFacts({ row }: { row: ListingRow }) {
  const t = useT()
  return (
    <ul className={`${styles['facts']} number`}>
      {factTexts(rowFacts, row, t).map((text) => (
        <li key={text} lang={langOf(text)}>
          {text}
        </li>
      ))}
    </ul>
  )
}

function Time({ row }: { row: ListingRow }) {
  const t = useT()
  const time = shownTime(row)
  return (
    <ListingTime row={row}>
      {time?.kind === 'enrolment' ? (
        <span className="number">{t('{{time}} 截止报名', { time: exactTime(time.until) })}</span>
      ) : undefined}
    </ListingTime>
  )
}

function Price({ row }: { row: ListingRow }) {
  const t = useT()
  return (
    <div>
      <span className="muted">{t(shownPriceName(row))}</span>
      <strong className={styles['amount']}>
        <PriceText price={currentPrice(row)} row={row} />
      </strong>
      {summaryLines(row, t).map((line) => (
        <p key={line} className={`${styles['rate']} number`}>
          {line}
        </p>
      ))}
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
        <RowFacts row={row} />
        <p className={styles['time']}>
          <StateTag labels={listingStateLabels} state={live.status} />
          <Time row={live} />
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
