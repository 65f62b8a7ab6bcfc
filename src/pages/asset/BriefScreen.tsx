import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { useLiveRow } from '#src/features/listing/live.ts'
import { PriceText } from '#src/features/listing/PriceText.tsx'
import { kindText } from '#src/features/listing/row-facts.ts'
import { summaryFacts } from '#src/features/listing/summary-facts.ts'
import { currentPrice, listingName } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { stateOf } from '#src/model/listing/state/labels.ts'
import { listedDay, shownPriceName } from '#src/model/listing/summary.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { brand } from '#src/shared/config/brand.ts'
import { langOf, useT } from '#src/shared/lib/text/i18n.ts'
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
  const kind = kindText(row, t)
  const day = listedDay(row)
  const { counts } = stateOf(row.status)
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
              { label: t(shownPriceName(row)), value: <PriceText price={currentPrice(row)} row={row} /> },
              ...summaryFacts.map(({ label, text }) => ({ label: label(t), value: text(row, t) })),
              { label: t('报价次数'), value: row.biddingCount ?? 0 },
              row.deadline && {
                label: counts ? t(counts) : t('剩余时间'),
                value: <TimeLeft deadline={row.deadline} />,
              },
              kind && { label: t('类型'), value: kind, lang: langOf(kind) },
              day && { label: t('挂牌日期'), value: day },
              row.subOrgName && { label: t('受理机构'), value: row.subOrgName },
            ]}
          />
          {row.deadline && (
            <Actions>
              <Button to={linkToOwn.quoteHall(row.assetsId)} look="primary" size="large">
                {t('进入竞价厅')}
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
