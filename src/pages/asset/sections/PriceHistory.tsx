import { priceEventLabels } from '#src/features/asset-detail/labels.ts'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import type { AssetDetail, QuoteRow } from '#src/model/listing/detail.ts'
import type { PriceEvent, PriceStep } from '#src/model/listing/dossier.ts'
import { noFigure, labelOf } from '#src/model/listing/labels.ts'
import { compareMoney, percentChange } from '#src/model/money/money.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'

const newest: PriceEvent = 'last-bid'

/** The history with a bid that came after it was fetched. */
function withNewest(steps: readonly PriceStep[], quote: QuoteRow | undefined): readonly PriceStep[] {
  const last = steps.at(-1)
  if (!quote?.amount || quote.lotName !== undefined || !last || quote.at <= last.at) return steps
  const before = last.event === newest ? steps.slice(0, -1) : steps
  const event: PriceEvent = before.some((step) => step.event === 'first-bid') ? newest : 'first-bid'
  return [...before, { at: quote.at, event, price: quote.amount }]
}

const signs = { '-1': '−', 0: '', 1: '+' } as const

/** The difference from the first price of all, with its sign; a dash for the first itself and for an event without a price. */
function changeSince(first: string | null | undefined, { price }: PriceStep): string {
  if (!first || !price || compareMoney(first, '0') <= 0) return noFigure
  return `${signs[compareMoney(price, first)]}${percentChange(first, price)}%`
}

type Props = { asset: AssetDetail; quotes: readonly QuoteRow[] }

/** What the exchange knows of the price: earlier listings of the asset, the first and the last bid, the result. */
export function PriceHistory({ asset, quotes }: Props) {
  const t = useT()
  const steps = withNewest(asset.priceHistory ?? [], quotes[0])
  if (steps.length === 0) return null
  const first = steps[0]?.price
  const columns: Column<PriceStep & { index: number }>[] = [
    {
      key: 'event',
      header: t('事项'),
      isPrimary: true,
      render: ({ event, assetsId }) => {
        const label = t(labelOf(priceEventLabels, event))
        return assetsId ? (
          <>
            {label} <ListingLink row={{ assetsId }}>{t('（前次挂牌）')}</ListingLink>
          </>
        ) : (
          label
        )
      },
    },
    { key: 'at', header: t('时间'), isMuted: true, render: ({ at }) => exactTime(at) },
    {
      key: 'price',
      header: t('价格'),
      align: 'right',
      render: ({ price }) => <PriceText price={price ?? null} row={asset} />,
    },
    {
      key: 'change',
      header: t('较首次挂牌'),
      align: 'right',
      width: '18%',
      render: (step) => (step.index === 0 ? noFigure : changeSince(first, step)),
    },
  ]
  return (
    <Card title={t('价格沿革')}>
      <DataTable
        caption={t('价格沿革')}
        columns={columns}
        rows={steps.map((step, index) => ({ ...step, index }))}
        rowKey={({ index }) => index}
        rowHeight={44}
      />
    </Card>
  )
}
