import { demandStateLabels } from '#src/model/demand/labels.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { DemandFacts } from './detail/DemandFacts.tsx'
import { DemandTimeline } from './detail/DemandTimeline.tsx'
import { OneDemand } from './detail/OneDemand.tsx'
import styles from './detail/demand.module.css'

function PrintedAt() {
  const t = useT()
  return <p className="muted">{t('打印时间 {{time}}', { time: dateTime(useNow()) })}</p>
}

/** The demand as a document to print, for its owner (BD-08). */
export default function DemandDetailPage() {
  const t = useT()
  return (
    <div className={`content ${styles['page']}`}>
      <h1 className="visuallyHidden">{t('需求书')}</h1>
      <OneDemand>
        {(demand) => (
          <>
            <Actions align="end">
              <Button to={linkToOwn.myServiceDetail(demand.id)}>{t('返回服务详情')}</Button>
              <Button look="primary" onClick={() => print()}>
                {t('打印')}
              </Button>
            </Actions>
            <article className={styles['document']}>
              <header>
                <p lang="zh-CN">{brand.operator}</p>
                <h2 lang="zh-CN">{demand.title}</h2>
                <StateTag labels={demandStateLabels} state={demand.state} />
              </header>
              <DemandFacts demand={demand} />
              <h3>{t('办理进展')}</h3>
              <DemandTimeline steps={demand.steps} />
              <PrintedAt />
            </article>
          </>
        )}
      </OneDemand>
    </div>
  )
}
