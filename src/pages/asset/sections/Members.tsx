import { isSold } from '#src/features/asset-detail/amounts.ts'
import { CountdownText } from '#src/features/listing/CountdownText.tsx'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { useLiveRow } from '#src/features/listing/live.ts'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { stateOf, listingStateLabels } from '#src/features/listing/labels.ts'
import { currentPrice, premiumRate } from '#src/model/listing/rules.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { noFigure } from '#src/model/listing/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/Card.tsx'
import { ScrollBox } from '#src/shared/ui/ScrollBox.tsx'
import { StateTag } from '#src/shared/ui/Tag.tsx'
import styles from './Record.module.css'

/** What of the bidding comes next, by its name: what is counted down, else when it begins. */
function BidTime({ row, bidFrom }: { row: ListingRow; bidFrom: number }) {
  const t = useT()
  const { counts } = stateOf(row.status)
  return (
    <>
      {counts ? t(counts) : t('竞价开始')}{' '}
      {counts && row.deadline ? <CountdownText deadline={row.deadline} /> : exactTime(bidFrom) || noFigure}
    </>
  )
}

function Member({ row, bidFrom, isOver }: { row: ListingRow; bidFrom: number; isOver: boolean }) {
  const t = useT()
  const live = useLiveRow(row)
  // Of a package that is sold, a lot that nobody took has no price.
  const price = isOver && !isSold(live) ? null : currentPrice(live)
  return (
    <tr>
      <th scope="row" className={styles['memberName']} lang="zh-CN">
        <ListingLink row={row} title={row.assetsName}>
          {row.showName || row.assetsName}
        </ListingLink>
      </th>
      <td className={styles['plain']} data-label={t('起始价')}>
        <PriceText price={row.startPrice ?? null} row={row} />
      </td>
      <td className={styles['amount']} data-label={isOver ? t('成交价') : t('当前价')}>
        <PriceText price={price} row={row} />
      </td>
      <td className={styles['plain']} data-label={t('溢价率')}>
        {premiumRate(live)}
      </td>
      <td>
        {t('报名截止')} {exactTime(row.enrolUntil) || noFigure}
        <br />
        <BidTime row={live} bidFrom={bidFrom} />
      </td>
      <td data-label={t('状态')}>
        <StateTag labels={listingStateLabels} state={live.status} />
      </td>
    </tr>
  )
}

/** What a package holds; each can be looked at by itself. */
export function Members({ asset }: { asset: Pick<AssetDetail, 'members' | 'bidFrom' | 'status'> }) {
  const t = useT()
  const { members, bidFrom } = asset
  const isOver = isSold(asset)
  return (
    <Card title={t('资产包内标的（{{count}}）', { count: members.length })}>
      <ScrollBox className={styles['scroll']} label={t('资产包内标的')}>
        <table className={`${styles['table']} ${styles['flush']} ${styles['lots']}`}>
          <thead>
            <tr>
              <th scope="col">{t('标的名称')}</th>
              <th scope="col" className={styles['amount']}>
                {t('起始价')}
              </th>
              <th scope="col" className={styles['amount']}>
                {isOver ? t('成交价') : t('当前价')}
              </th>
              <th scope="col" className={styles['amount']}>
                {t('溢价率')}
              </th>
              <th scope="col">{t('报名和竞价时间')}</th>
              <th scope="col">{t('状态')}</th>
            </tr>
          </thead>
          <tbody>
            {members.map((row) => (
              <Member key={row.assetsId} row={row} bidFrom={bidFrom} isOver={isOver} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Card>
  )
}
