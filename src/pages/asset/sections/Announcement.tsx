import type { ReactNode } from 'react'
import { tabLabels } from '#src/features/asset-detail/labels.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { sellerLabel } from '#src/model/asset-kind/parties/labels.ts'
import { takingOf } from '#src/model/asset-kind/taking/labels.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import styles from './Announcement.module.css'
import { factsOf } from '../overview/KeyFacts.tsx'
import { CompanyBlock } from './company/CompanyBlock.tsx'
import { particulars } from './particulars.ts'
import { FactTable, Paragraphs } from './Paragraphs.tsx'

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['chapter']}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** The number, the seller and the other particulars that identify the asset. */
function Particulars({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const known = particulars(
    asset,
    [
      [t('项目编号'), asset.no],
      [t('公共资源交易标识码'), asset.unifiedCode],
      [t(sellerLabel(asset.typeCode)), asset.seller],
      [t('地区'), asset.regionName],
      [t('行业'), asset.industryName],
      [t('评估基准日'), asset.appraisalDate],
      [t('挂牌日期'), dateTime(asset.publishDate)],
    ],
    t,
  )
  return <FactTable facts={known} />
}

/** Everything that the exchange publishes on an asset, in one text. */
export function Announcement({ asset }: { asset: AssetDetail }) {
  const t = useT()
  return (
    <article className={styles['announcement']}>
      <h2 className={styles['title']} lang="zh-CN">
        {asset.assetsName}
      </h2>
      <Chapter title={t('标的基本情况')}>
        <Particulars asset={asset} />
        <FactTable facts={asset.facts} />
        {asset.company && <CompanyBlock company={asset.company} typeCode={asset.typeCode} heading="h4" />}
        <Paragraphs typeCode={asset.typeCode} texts={asset.description} />
      </Chapter>
      <Chapter title={t('交易条件')}>
        <Facts items={factsOf(asset, t)} layout="columns" />
      </Chapter>
      {(['disclosure', 'conditions', 'terms'] as const).map((key) => (
        <Chapter key={key} title={t(key === 'conditions' ? takingOf(asset.typeCode).conditions : tabLabels[key])}>
          <Paragraphs typeCode={asset.typeCode} texts={asset[key]} numbered />
        </Chapter>
      ))}
      <p className={styles['signed']} lang="zh-CN">
        {brand.operator}
      </p>
    </article>
  )
}
