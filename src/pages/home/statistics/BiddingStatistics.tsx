import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { Figure } from '#src/features/bidding-statistics/Figure.tsx'
import { biddingDataQuery, biddingRateQuery, homeModules } from '#src/features/bidding-statistics/queries.ts'
import { tintOf } from '#src/features/bidding-statistics/tint.ts'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import { requireSignIn } from '#src/features/session/guard.ts'
import { moduleCode } from '#src/model/first-screen.ts'
import type { BiddingData } from '#src/model/listing/schema.ts'
import { noFigure } from '#src/model/listing/labels.ts'
import { buttonRowsOf } from '#src/model/news/modules.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { InlineError, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { OuterLink } from '#src/shared/ui/action/OuterLink.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from './BiddingStatistics.module.css'

/** The highest premium, with a link to its asset (RT-13). */
function HighestPremium({ maxRate, maxAssetsId, maxProjectType, maxProjectNature }: BiddingData) {
  const t = useT()
  const rate = maxRate ? `${maxRate}%` : noFigure
  if (!maxRate || !maxAssetsId) return rate
  const row = { assetsId: maxAssetsId, projectType: maxProjectType ?? 0, projectNature: maxProjectNature }
  return (
    <ListingLink row={row} className={styles['highest']} title={t('查看溢价率最高的标的')}>
      <span aria-hidden>↑</span>
      {rate}
      <span className="visuallyHidden">{t('查看溢价率最高的标的')}</span>
    </ListingLink>
  )
}

const buttonCodes = [moduleCode.buttonsUpper, moduleCode.buttonsLower]

/** The two rows of buttons that editors arrange. */
function ModuleButtons() {
  const t = useT()
  const modules = useQuery(homeModules)
  if (!modules.data && modules.isError) return <InlineError query={modules} text={t('快捷入口加载失败')} />
  if (!modules.data) return buttonCodes.map((code) => <Skeleton key={code} height={32} />)
  return buttonRowsOf(modules.data, buttonCodes).map((buttons, row) => (
    <ul key={buttonCodes[row]} className={styles['row']}>
      {buttons.map(({ id, name, moreButtonUrl, backColour }) => (
        <li key={id} className={styles['cell']} style={tintOf(backColour)}>
          <OuterLink href={moreButtonUrl} className={`ellipsis ${styles['button']}`} title={t(name)}>
            <TranslatedText>{name}</TranslatedText>
          </OuterLink>
        </li>
      ))}
    </ul>
  ))
}

const enterIfSignedIn = (event: MouseEvent) => {
  if (!requireSignIn(linkTo.biddingRoom())) event.preventDefault()
}

/** Bidding statistics, and the link to the reader's own bidding room (HM-05). */
export function BiddingStatistics() {
  const t = useT()
  const data = useQuery(biddingDataQuery)
  const rate = useQuery(biddingRateQuery)
  return (
    <Card title={t('竞价统计')} className={styles['panel']}>
      <div className={styles['body']}>
        <dl className={styles['figures']}>
          <Figure label={t('竞价率')} query={rate} size="large">
            {({ biddingRate }) => (biddingRate ? `${biddingRate}%` : noFigure)}
          </Figure>
          <Figure label={t('正在竞价')} query={data} size="large">
            {({ biddingCount }) => (
              <>
                {biddingCount ?? noFigure}
                <span className={styles['unit']}>{t('宗')}</span>
              </>
            )}
          </Figure>
          <Figure label={t('最高溢价率')} query={data}>
            {(found) => <HighestPremium {...found} />}
          </Figure>
        </dl>
        <Button to={linkTo.biddingRoom()} look="primary" size="large" onClick={enterIfSignedIn}>
          {t('我的竞价室')}
        </Button>
        <div className={styles['buttons']}>
          <ModuleButtons />
        </div>
      </div>
    </Card>
  )
}
