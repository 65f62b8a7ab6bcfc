import { Link } from 'react-router-dom'
import { linkTo } from '#src/model/paths.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { demandStateLabels } from '#src/model/demand/labels.ts'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { DemandFacts } from './detail/DemandFacts.tsx'
import { OneDemand } from './detail/OneDemand.tsx'
import { Timeline } from './detail/Timeline.tsx'
import styles from './detail/detail.module.css'

function PrintedAt() {
  const t = useT()
  return <p className={styles['printed']}>{t('打印时间 {{time}}', { time: dateTime(useNow()) })}</p>
}

/** The demand as a sheet of paper, for its owner (BD-08). */
export default function DemandDetailPage() {
  const t = useT()
  return (
    <div className={`content ${styles['paperPage']}`}>
      <h1 className="visuallyHidden">{t('需求书')}</h1>
      <OneDemand>
        {(demand) => (
          <>
            <div className={styles['paperTools']}>
              <Link className={styles['way']} to={linkTo.myServiceDetail(demand.id)}>
                {t('返回服务详情')}
              </Link>
              <Button look="primary" onClick={() => print()}>
                {t('打印')}
              </Button>
            </div>
            <article className={styles['paper']}>
              <p className={styles['issuer']} lang="zh-CN">
                {brand.operator}
              </p>
              <h2 lang="zh-CN">{demand.title}</h2>
              <p className={styles['paperState']}>
                <StateTag labels={demandStateLabels} state={demand.state} />
              </p>
              <DemandFacts demand={demand} />
              <h3>{t('办理进展')}</h3>
              <Timeline steps={demand.steps} />
              <PrintedAt />
            </article>
          </>
        )}
      </OneDemand>
    </div>
  )
}
