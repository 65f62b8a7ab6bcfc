import type { TypeCode } from '#src/model/asset-kind/labels.ts'
import { figureLabels } from '#src/features/asset-detail/labels.ts'
import type { Company, Holder, YearFigures } from '#src/model/listing/dossier.ts'
import { writtenPrice } from '#src/model/listing/price/written-amount.ts'
import { changeOfMoney } from '#src/model/money/money.ts'
import { useLanguage, useT } from '#src/shared/lib/text/i18n.ts'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import { Money } from '#src/shared/ui/value/Money.tsx'
import styles from './CompanyBlock.module.css'
import { HolderRing, shareText } from './HolderRing.tsx'

/** A company that takes capital; every other one is sold in part. */
const capitalIncrease = '4'

/** The tag of the headings, which follows from the place of the block. */
type Heading = 'h2' | 'h4'

type HoldersProps = { holders: readonly Holder[]; isIncrease: boolean; heading: Heading }

function Holders({ holders, isIncrease, heading: Title }: HoldersProps) {
  const t = useT()
  const offered = isIncrease ? t('本次增资') : t('本次转让')
  const columns: Column<Holder & { index: number }>[] = [
    {
      key: 'name',
      header: t('股东'),
      isPrimary: true,
      wraps: true,
      render: ({ name, index, isOffered }) => (
        <span className={styles['holder']}>
          <i className={styles['swatch']} data-part={isOffered ? 'offered' : index} aria-hidden />
          <TranslatedText>{name}</TranslatedText>
          {isOffered && <Tag tone="info">{offered}</Tag>}
        </span>
      ),
    },
    { key: 'share', header: t('持股比例'), align: 'right', width: '6em', render: ({ share }) => shareText(share) },
  ]
  return (
    <section className={styles['block']}>
      <Title>{isIncrease ? t('增资后的股权结构') : t('股权结构')}</Title>
      <div className={styles['holders']}>
        <HolderRing holders={holders} caption={offered} />
        <DataTable
          caption={t('股权结构')}
          columns={columns}
          rows={holders.map((holder, index) => ({ ...holder, index }))}
          rowKey={({ index }) => index}
          rowHeight={40}
          narrow="columns"
        />
      </div>
    </section>
  )
}

type Line = { key: keyof typeof figureLabels; of: (year: YearFigures) => string }

const lines: readonly Line[] = [
  { key: 'revenue', of: ({ revenue }) => revenue },
  { key: 'profit', of: ({ profit }) => profit },
  { key: 'assets', of: ({ assets }) => assets },
  { key: 'liabilities', of: ({ liabilities }) => liabilities },
  { key: 'equity', of: ({ assets, liabilities }) => changeOfMoney(liabilities, assets) },
]

const inYuan = {}

function Figures({ years, heading: Title }: Pick<Company, 'years'> & { heading: Heading }) {
  const t = useT()
  const language = useLanguage()
  const columns: Column<Line>[] = [
    { key: 'label', header: t('指标'), isPrimary: true, render: ({ key }) => t(figureLabels[key]) },
    ...years.map((year): Column<Line> => ({
      key: String(year.year),
      header: t('{{year}} 年', { year: year.year }),
      align: 'right',
      render: ({ of }) => <Money amount={writtenPrice(of(year), inYuan, language).amount} />,
    })),
  ]
  return (
    <section className={styles['block']}>
      <Title>
        {t('近三年主要财务指标')} <small className="muted">{t('单位：万元，经审计')}</small>
      </Title>
      <DataTable
        caption={t('近三年主要财务指标')}
        columns={columns}
        rows={lines}
        rowKey={({ key }) => key}
        rowHeight={40}
        narrow="columns"
        box={{ label: t('近三年主要财务指标') }}
      />
    </section>
  )
}

type Props = { company: Company; typeCode: TypeCode; heading: Heading }

/** Shareholders and audited figures of the company that a listing is about. */
export function CompanyBlock({ company: { holders, years }, typeCode, heading }: Props) {
  return (
    <>
      {holders.length > 0 && <Holders holders={holders} isIncrease={typeCode === capitalIncrease} heading={heading} />}
      {years.length > 0 && <Figures years={years} heading={heading} />}
    </>
  )
}
