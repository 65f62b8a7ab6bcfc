import { CountdownText } from '#src/features/listing/CountdownText.tsx'
import { useLiveRow } from '#src/features/listing/live.ts'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { currentPrice, listingName, premiumRate } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import styles from './asset.module.css'

/** What the public lists contain of a listing for which the exchange has no details. */
export function BriefScreen({ row: listed }: { row: ListingRow }) {
  const t = useT()
  const row = useLiveRow(listed)
  const name = listingName(row)
  return (
    <div className={`content ${styles['page']}`}>
      <Card label={name} className={styles['top']}>
        <Picture src={row.imgSrc} alt="" width={560} height={420} className={styles['stage']} eager />
        <div className={styles['summary']}>
          <h1 className={styles['name']} lang="zh-CN" tabIndex={-1}>
            {name}
          </h1>
          <Facts
            items={[
              {
                label: row.biddingCount ? t('当前价') : t('起始价'),
                value: <PriceText price={currentPrice(row)} row={row} />,
              },
              { label: t('溢价率'), value: premiumRate(row) },
              { label: t('报价次数'), value: row.biddingCount ?? 0 },
              row.deadline && { label: t('剩余时间'), value: <CountdownText deadline={row.deadline} /> },
              row.typeName && { label: t('类型'), value: row.typeName },
              row.publishDate && { label: t('挂牌日期'), value: row.publishDate.slice(0, 10) },
              row.subOrgName && { label: t('受理机构'), value: row.subOrgName },
            ]}
          />
          {row.deadline && (
            <Actions>
              <Button to={linkTo.quoteHall(row.assetsId)} look="primary" size="large">
                {t('进入报价大厅')}
              </Button>
            </Actions>
          )}
          <p role="note" className="muted">
            {t('标的详情暂未提供，以上来自公开的标的清单。标的条件、报名和保证金请咨询服务热线')}{' '}
            <a href={`tel:${brand.hotline}`} className="number">
              {brand.hotline}
            </a>
          </p>
        </div>
      </Card>
    </div>
  )
}
