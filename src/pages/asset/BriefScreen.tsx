import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { CountdownText } from '#src/features/listing/CountdownText.tsx'
import { useLiveRow } from '#src/features/listing/live.ts'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { currentPrice, premiumRate } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import asset from './asset.module.css'
import styles from './BriefScreen.module.css'

/** A fact that the lists tell; nothing stands where they do not. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd className="number">{children}</dd>
    </div>
  )
}

/** What the lists say of an asset, where the exchange has no details of it. */
export function BriefScreen({ row: listed }: { row: ListingRow }) {
  const t = useT()
  const row = useLiveRow(listed)
  return (
    <div className={`content ${asset['page']}`}>
      <section className={`${asset['card']} ${styles['brief']}`} aria-labelledby="asset-name">
        <Picture src={row.imgSrc} alt="" width={320} height={200} className={styles['picture']} eager />
        <div className={styles['facts']}>
          <h1 id="asset-name" className={styles['name']} lang="zh-CN" tabIndex={-1}>
            {row.showName || row.assetsName}
          </h1>
          <dl className={styles['list']}>
            <Fact name={row.biddingCount ? t('当前价') : t('起始价')}>
              <PriceText price={currentPrice(row)} row={row} />
            </Fact>
            <Fact name={t('溢价率')}>{premiumRate(row)}</Fact>
            <Fact name={t('报价次数')}>{row.biddingCount ?? 0}</Fact>
            <Fact name={t('剩余时间')}>{row.deadline ? <CountdownText deadline={row.deadline} /> : null}</Fact>
            <Fact name={t('类型')}>{row.typeName}</Fact>
            <Fact name={t('挂牌日期')}>{row.publishDate?.slice(0, 10)}</Fact>
            <Fact name={t('受理机构')}>{row.subOrgName}</Fact>
          </dl>
          {row.deadline && (
            <Link to={linkTo.quoteHall(row.assetsId)} className="button button-primary">
              {t('进入报价大厅')}
            </Link>
          )}
          <p role="note" className={styles['note']}>
            {t('标的详情暂未提供，以上来自公开的标的清单。标的条件、报名和保证金请咨询服务热线')}{' '}
            <a href={`tel:${brand.hotline}`} className="number">
              {brand.hotline}
            </a>
          </p>
        </div>
      </section>
    </div>
  )
}
