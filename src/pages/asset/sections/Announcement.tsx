import type { ReactNode } from 'react'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { sellerLabel, takingOf } from '#src/model/parties/labels.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './Announcement.module.css'
import { factsOf } from '../overview/Facts.tsx'
import { FactTable, Paragraphs } from './Paragraphs.tsx'

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['chapter']}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** The number, the seller and whatever else names the asset in its announcement. */
function Particulars({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const named: [string, string | null | undefined][] = [
    [t('项目编号'), asset.no],
    [t('公共资源交易标识码'), asset.unifiedCode],
    [t(sellerLabel(asset.typeCode)), asset.seller],
    [t('地区'), asset.regionName],
    [t('行业'), asset.industryName],
    [t('评估基准日'), asset.appraisalDate],
    [t('挂牌日期'), dateTime(asset.publishDate)],
  ]
  return <FactTable facts={named.flatMap(([label, value]) => (value ? [{ label, value }] : []))} />
}

/** Everything that the exchange publishes of an asset, in one text. */
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
        <Paragraphs typeCode={asset.typeCode} texts={asset.description} />
      </Chapter>
      <Chapter title={t('交易条件')}>
        <dl className={styles['terms']}>
          {factsOf(asset, t).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Chapter>
      <Chapter title={t('重要信息披露')}>
        <Paragraphs typeCode={asset.typeCode} texts={asset.disclosure} numbered />
      </Chapter>
      <Chapter title={t(takingOf(asset.typeCode).conditions)}>
        <Paragraphs typeCode={asset.typeCode} texts={asset.conditions} numbered />
      </Chapter>
      <Chapter title={t('交易须知')}>
        <Paragraphs typeCode={asset.typeCode} texts={asset.terms} numbered />
      </Chapter>
      <p className={styles['signed']} lang="zh-CN">
        {brand.operator}
      </p>
    </article>
  )
}
