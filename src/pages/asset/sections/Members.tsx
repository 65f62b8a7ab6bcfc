import { priceName } from '#src/model/asset-kind/labels.ts'
import { startPriceName } from '#src/model/asset-kind/prices.ts'
import type { ReactNode } from 'react'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { ListingTime } from '#src/features/listing/ListingTime.tsx'
import { useLiveRow } from '#src/features/listing/live.ts'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { listingStateLabels } from '#src/model/listing/state/labels.ts'
import { currentPrice, listingName, premiumRate } from '#src/model/listing/rules.ts'
import { bidPriceOf, shownPrice } from '#src/model/listing/summary.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { noFigure } from '#src/model/listing/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'

/** The next time of the bidding with its label: a countdown, else the beginning. */
function BidTime({ row, bidFrom }: { row: ListingRow; bidFrom: number }) {
  const t = useT()
  return (
    <ListingTime row={row}>
      {t('竞价开始')} {exactTime(bidFrom) || noFigure}
    </ListingTime>
  )
}

function Live({ row, children }: { row: ListingRow; children: (live: ListingRow) => ReactNode }) {
  return children(useLiveRow(row))
}

/** The lots of a package, each with a link. */
export function Members({ asset }: { asset: Pick<AssetDetail, 'members' | 'bidFrom' | 'status'> }) {
  const t = useT()
  const { members, bidFrom } = asset
  const price = bidPriceOf(asset)
  const codes = members.map(({ typeCode }) => typeCode)
  const columns: Column<ListingRow>[] = [
    {
      key: 'name',
      header: t('标的名称'),
      width: '30%',
      lang: 'zh-CN',
      isPrimary: true,
      render: (row) => (
        <ListingLink row={row} title={row.assetsName}>
          {listingName(row)}
        </ListingLink>
      ),
    },
    {
      key: 'start',
      header: t(startPriceName('list', ...codes)),
      align: 'right',
      render: (row) => <PriceText price={row.startPrice ?? null} row={row} />,
    },
    {
      key: 'price',
      header: t(priceName(price, ...codes)),
      align: 'right',
      isPrice: true,
      // Of a package that is over, a lot without a buyer or a bid has no such price.
      render: (row) => (
        <PriceText price={price === 'current' || shownPrice(row).kind === price ? currentPrice(row) : null} row={row} />
      ),
    },
    { key: 'rate', header: t('溢价率'), width: '9%', align: 'right', render: premiumRate },
    {
      key: 'times',
      header: t('报名和竞价时间'),
      width: '23%',
      hasLabel: false,
      render: (row) => (
        <>
          {t('报名截止')} {exactTime(row.enrolUntil) || noFigure}
          <br />
          <BidTime row={row} bidFrom={bidFrom} />
        </>
      ),
    },
    {
      key: 'state',
      header: t('状态'),
      width: '9%',
      render: ({ status }) => <StateTag labels={listingStateLabels} state={status} />,
    },
  ]
  return (
    <Card title={t('资产包内标的（{{count}}）', { count: members.length })}>
      <DataTable
        caption={t('资产包内标的')}
        columns={columns}
        rows={members}
        rowKey={({ assetsId }) => assetsId}
        renderRow={(row, tr) => <Live row={row}>{tr}</Live>}
      />
    </Card>
  )
}
