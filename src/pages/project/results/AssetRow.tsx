import { toggleCompared, compareMax, useIsCompared } from '#src/features/asset-search/compare.ts'
import { FavouriteButton } from '#src/features/favourite/FavouriteButton.tsx'
import { CountdownText } from '#src/features/listing/CountdownText.tsx'
import { ListingCard } from '#src/features/listing/ListingCard.tsx'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { useLiveRow } from '#src/features/listing/live.ts'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { classification, stateOf, listingStateLabels } from '#src/features/listing/labels.ts'
import { groupsOf } from '#src/model/listing/filters.ts'
import { currentPrice, premiumRate } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { date } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import styles from './AssetRow.module.css'
import { actionOf, actionLabels } from '../labels.ts'

const nameOf = (row: ListingRow): string => row.showName || row.assetsName

/** Puts the asset beside others. */
function CompareCheck({ row }: { row: ListingRow }) {
  const t = useT()
  const isCompared = useIsCompared(row.assetsId)
  const handleChange = () => {
    if (!toggleCompared({ assetsId: row.assetsId, name: nameOf(row) }))
      showToast('warning', t('最多对比 {{count}} 个项目，请先移除一个', { count: compareMax }))
  }
  return (
    <label className={styles['compare']}>
      <input type="checkbox" checked={isCompared} onChange={handleChange} />
      {t('对比')}
      <span className="visuallyHidden" lang="zh-CN">
        {nameOf(row)}
      </span>
    </label>
  )
}

/** Number, region and kind of a row, as far as the exchange tells them. */
function Facts({ row }: { row: ListingRow }) {
  const t = useT()
  const type = classification.find(({ typeCode }) => typeCode === row.typeCode)
  return (
    <ul className={styles['facts']}>
      {row.no && <li className="number">{row.no}</li>}
      {row.regionName && (
        <li>
          <TranslatedText>{row.regionName}</TranslatedText>
        </li>
      )}
      {type ? (
        <li>{t(type.word)}</li>
      ) : (
        row.typeName && (
          <li>
            <TranslatedText>{row.typeName}</TranslatedText>
          </li>
        )
      )}
      {row.viewCount ? (
        <li className="number">{t('{{count}} 次围观', { count: row.viewCount.toLocaleString('en-US') })}</li>
      ) : null}
    </ul>
  )
}

/** How long it still takes where something is awaited; else until when one can enrol, or since when it is listed. */
function When({ row }: { row: ListingRow }) {
  const t = useT()
  const { counts } = stateOf(row.status)
  if (counts && row.deadline)
    return (
      <span className={styles['countdown']}>
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
  // While a sealed mode runs, bids are counted and their amounts are not told.
  const isShown = price !== null && price === row.biddingPrice
  const word = isShown && isSold(row) ? t('成交价') : isShown && row.biddingCount ? t('当前价') : t('起始价')
  return (
    <div className={styles['price']}>
      <p>
        <span className={styles['priceWord']}>{word}</span>
        <strong className={styles['amount']}>
          <PriceText price={price} row={row} />
        </strong>
      </p>
      <p className={styles['rate']}>{t('溢价率 {{rate}}', { rate: premiumRate(row) })}</p>
    </div>
  )
}

function Action({ row }: { row: ListingRow }) {
  const t = useT()
  const action = actionOf(groupsOf(row.status))
  return (
    <ListingLink row={row} className={`${styles['action']} ${action === 'enrol' ? styles['enrol'] : ''}`}>
      {t(actionLabels[action])}
      <span className="visuallyHidden" lang="zh-CN">
        {nameOf(row)}
      </span>
    </ListingLink>
  )
}

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
        <h3 className={styles['name']} lang="zh-CN" data-first-row={isFirst ? '' : undefined}>
          <ListingLink row={row} title={nameOf(row)} isCovering>
            {nameOf(row)}
          </ListingLink>
        </h3>
        <Facts row={row} />
        <p className={styles['time']}>
          <StateTag labels={listingStateLabels} state={live.status} />
          <When row={live} />
        </p>
      </div>
      <div className={styles['side']}>
        <Price row={live} />
        <div className={styles['actions']}>
          <CompareCheck row={row} />
          <FavouriteButton assetsId={row.assetsId} name={nameOf(row)} />
          <Action row={live} />
        </div>
      </div>
    </article>
  )
}

/** The same asset as a card. */
export function AssetCard({ row, isFirst }: Props) {
  return (
    <div className={styles['card']}>
      <ListingCard row={row} isFirst={isFirst} />
      <div className={styles['cardActions']}>
        <CompareCheck row={row} />
        <FavouriteButton assetsId={row.assetsId} name={nameOf(row)} />
      </div>
    </div>
  )
}
