import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useSession } from '#src/features/session/store.ts'
import type { DemandType } from '#src/model/demand/schema.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { lazyComponent, useLazyComponent } from '#src/shared/lib/hooks/use-lazy-component.ts'
import { ErrorState, Loading, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { LazyInView } from '#src/shared/ui/behaviour/LazyInView.tsx'
import { services } from '../labels.ts'
import { Faqs, Siblings, Steps } from './pieces.tsx'
import styles from './services.module.css'

const loadForm = lazyComponent(() => import('./DemandForm.tsx'))
/** About as high as the form, so that nothing moves when it comes. */
const formHeight = 940

/** The form with antd comes when the reader nears it. */
function LateForm({ need }: { need: DemandType }) {
  const [isLost, setLost] = useState(false)
  const form = useLazyComponent(loadForm, !isLost, () => setLost(true), { need })
  if (isLost) return <ErrorState minHeight={formHeight} onRetry={() => setLost(false)} />
  return (
    form ?? (
      <Loading>
        <Skeleton height={formHeight} />
      </Loading>
    )
  )
}

const toForm = () => {
  const place = document.getElementById('demand-form')
  place?.scrollIntoView({ block: 'start' })
  place?.focus({ preventScroll: true })
}

/** One of the three services: what it is, how it goes, what it takes, and the form (CT-06). */
export function ServiceScreen({ need }: { need: DemandType }) {
  const t = useT()
  const { title, lead, points, steps, papers, fees, time, faqs } = services[need]
  const userId = useSession(({ baseUserId }) => baseUserId)
  return (
    <div className={`content ${styles['page']}`}>
      <Siblings need={need} />
      <section className={styles['hero']}>
        <h1>{t(title)}</h1>
        <p className={styles['lead']}>{t(lead)}</p>
        <div className={styles['ways']}>
          <button type="button" className={`${styles['way']} ${styles['main']}`} onClick={toForm}>
            {t('填写需求')}
          </button>
          <Link className={styles['way']} to={paths.myService}>
            {t('查看我的需求')}
          </Link>
        </div>
      </section>
      <ul className={styles['cards']} aria-label={t('服务内容')}>
        {points.map(([point, text]) => (
          <li key={point} className={styles['card']}>
            <h2>{t(point)}</h2>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
      <Card title={t('办理流程')}>
        <div className={styles['body']}>
          <Steps steps={steps} />
        </div>
      </Card>
      <div className={styles['pair']}>
        <Card title={t('所需材料')}>
          <ul className={`${styles['body']} ${styles['list']}`}>
            {papers.map((paper) => (
              <li key={paper}>{t(paper)}</li>
            ))}
          </ul>
        </Card>
        <Card title={t('费用与时限')}>
          <dl className={`${styles['body']} ${styles['facts']}`}>
            <div>
              <dt>{t('费用')}</dt>
              <dd>{t(fees)}</dd>
            </div>
            <div>
              <dt>{t('时限')}</dt>
              <dd>{t(time)}</dd>
            </div>
          </dl>
        </Card>
      </div>
      <Card title={t('常见问题')}>
        <div className={styles['body']}>
          <Faqs faqs={faqs} />
        </div>
      </Card>
      <div id="demand-form" tabIndex={-1}>
        <Card title={t('填写需求')}>
          <div className={styles['body']}>
            <LazyInView minHeight={formHeight} margin={400}>
              {/* What one person typed is not on the screen of the next; their own draft is found again. */}
              <LateForm key={`${need} ${userId}`} need={need} />
            </LazyInView>
          </div>
        </Card>
      </div>
    </div>
  )
}
