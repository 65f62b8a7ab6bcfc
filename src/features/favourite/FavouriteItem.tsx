import { Checkbox, Switch } from 'antd'
import { useSyncExternalStore } from 'react'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { useLiveRow } from '#src/features/listing/live.ts'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { ListingTime } from '#src/features/listing/ListingTime.tsx'
import { factTexts, kindText, numberText, regionText } from '#src/features/listing/row-facts.ts'
import { priceChange } from '#src/model/favourite/rules.ts'
import type { FavouriteRow } from '#src/model/favourite/schema.ts'
import { currentPrice, listingName } from '#src/model/listing/rules.ts'
import { listingStateLabels } from '#src/model/listing/state/labels.ts'
import { shownPriceName } from '#src/model/listing/summary.ts'
import { date } from '#src/model/time/shanghai.ts'
import { mediaQuery } from '#src/shared/lib/storage/media-query.ts'
import { langOf, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { StateTag, Tag } from '#src/shared/ui/display/Tag.tsx'
import { ListRow } from '#src/shared/ui/list/ListRow.tsx'
import styles from './FavouriteItem.module.css'

/** The price is below the text rather than beside it. */
const narrow = mediaQuery('(max-width: 768px)')

type Props = {
  row: FavouriteRow
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onRemind: (on: boolean) => void
  onRemove: () => void
  isBusy: boolean
}

const lookOf = (part: string, { isGone }: FavouriteRow) => `${styles[part]} ${isGone ? styles['gone'] : ''}`

/** The current price, and its change since the listing was added. */
function Price({ row }: { row: FavouriteRow }) {
  const t = useT()
  const price = currentPrice(row)
  const change = priceChange(row.keptPrice, price)
  return (
    <div className={lookOf('price', row)}>
      <span className="visuallyHidden">{t(shownPriceName(row))}</span>
      <PriceText price={price} row={row} />
      <p className={`${styles['change']} number`} data-direction={change?.direction}>
        {change?.direction === 'up' && t('较收藏时上涨 {{rate}}', { rate: change.rate })}
        {change?.direction === 'down' && t('较收藏时下降 {{rate}}', { rate: change.rate })}
        {change?.direction === 'same' && t('与收藏时持平')}
      </p>
    </div>
  )
}

/** Its state and the time until the state ends; a removed listing has neither. */
function State({ row }: { row: FavouriteRow }) {
  const t = useT()
  if (row.isGone) return <Tag>{t('已下架')}</Tag>
  return (
    <>
      <StateTag labels={listingStateLabels} state={row.status} />
      <ListingTime row={row}>{null}</ListingTime>
    </>
  )
}

/** One favourite; price, state and time are live. A listing that was removed from the exchange is grey and has no link. */
export function FavouriteItem({ row: favourite, isChosen, onChoose, onRemind, onRemove, isBusy }: Props) {
  const t = useT()
  const row = useLiveRow(favourite)
  const isNarrow = useSyncExternalStore(narrow.follow, narrow.matches)
  const name = listingName(row)
  const nameLook = `${lookOf('name', row)} clamp`
  return (
    <ListRow
      lead={
        <>
          <Checkbox
            className={styles['choice'] ?? ''}
            checked={isChosen}
            aria-label={t('选择：{{title}}', { title: name })}
            onChange={({ target }) => onChoose(target.checked)}
          />
          <Picture src={row.imgSrc} alt="" width={96} height={72} className={lookOf('picture', row)} />
        </>
      }
      title={
        row.isGone ? (
          <span className={nameLook} title={name}>
            {name}
          </span>
        ) : (
          <ListingLink row={row} className={nameLook} title={name}>
            {name}
          </ListingLink>
        )
      }
      lang="zh-CN"
      facts={
        <>
          <span className="number">{numberText(row, t)}</span>
          {factTexts([kindText, regionText], row, t).map((text) => (
            <span key={text} lang={langOf(text)}>
              {text}
            </span>
          ))}
          <State row={row} />
          <span className="number">{t('{{date}} 收藏', { date: date(row.keptAt) })}</span>
        </>
      }
      aside={!isNarrow && <Price row={row} />}
      actions={
        <div className={styles['actions']}>
          {!row.isGone && (
            <label>
              <Switch
                size="small"
                checked={row.isReminded}
                aria-label={t('价格和状态变化提醒：{{name}}', { name })}
                onChange={(on) => !isBusy && onRemind(on)}
              />{' '}
              {t('变化提醒')}
            </label>
          )}
          <Button look="text" isOff={isBusy} onClick={onRemove}>
            {t('取消收藏')}
            <span className="visuallyHidden" lang="zh-CN">
              {name}
            </span>
          </Button>
        </div>
      }
    >
      {isNarrow && <Price row={row} />}
    </ListRow>
  )
}
