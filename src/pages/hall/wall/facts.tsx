import type { ReactNode } from 'react'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { priceName } from '#src/model/asset-kind/labels.ts'
import { requiredDeposit } from '#src/model/listing/deposit.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { priceType } from '#src/model/listing/schema.ts'
import { isSealed } from '#src/model/listing/sealed.ts'
import { figureNames } from '#src/model/terms/labels.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'

export type Fact = {
  key: string
  label: string
  value: ReactNode
  /** A range of amounts. */
  isWide?: boolean
}

const inYuan = { priceType: priceType.yuan }

function Deposit({ row }: { row: ListingRow }) {
  const { least, most } = requiredDeposit({ ...row, pack: null })
  return (
    <>
      <PriceText price={least} row={inYuan} />
      {most && (
        <>
          {' – '}
          <PriceText price={most} row={inYuan} />
        </>
      )}
    </>
  )
}

const counted = (count: number): string => count.toLocaleString('en-US')

/** Step, deposit, bids and views of a row, as far as the exchange gives them; of sealed bids the start price, which is public. */
export function factsOf(row: ListingRow, t: Translate): Fact[] {
  const { step, deposit, status, biddingCount, viewCount } = row
  const facts: (Fact | false)[] = [
    isSealed(row) && {
      key: 'start',
      label: t(priceName('start', row.typeCode)),
      value: <PriceText price={row.startPrice ?? null} row={row} />,
    },
    Boolean(step) && { key: 'step', label: t(figureNames.S), value: <PriceText price={step ?? null} row={row} /> },
    Boolean(deposit) && {
      key: 'deposit',
      label: t('保证金'),
      value: <Deposit row={row} />,
      isWide: Boolean(row.depositMax),
    },
    status !== 'WAIT_BID' &&
      typeof biddingCount === 'number' && { key: 'bids', label: t('报价次数'), value: counted(biddingCount) },
    typeof viewCount === 'number' && { key: 'views', label: t('围观次数'), value: counted(viewCount) },
  ]
  return facts.filter((fact) => fact !== false)
}
