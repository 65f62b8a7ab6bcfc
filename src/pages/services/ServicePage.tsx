import { type ComponentType, useState } from 'react'
import { useSession } from '#src/features/session/store.ts'
import type { DemandType } from '#src/model/demand/schema.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { scrollToAnchor } from '#src/shared/lib/navigation/scroll-to-anchor.ts'
import { lazyComponent, useLazyComponent } from '#src/shared/lib/hooks/use-lazy-component.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { LazyInView } from '#src/shared/ui/behaviour/LazyInView.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { ErrorState, Loading, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { LinkTabs } from '#src/shared/ui/navigation/LinkTabs.tsx'
import { needOrder, services } from './labels.ts'
import { Faqs, Intro, Process } from './offer/blocks.tsx'
import styles from './offer/offer.module.css'

const loadForm = lazyComponent(() => import('./submit/DemandForm.tsx'))
/** Px; about the height of the form, so that nothing moves when it is loaded. */
const formHeight = 940

/** The form with antd, loaded when the reader nears it. */
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

const formAnchor = 'demand-form'

/** Links to the other services. */
function Siblings({ need }: { need: DemandType }) {
  const t = useT()
  const tabs = needOrder.map((known) => ({
    to: linkTo.service(known),
    label: t(services[known].title),
    isCurrent: known === need,
  }))
  return <LinkTabs label={t('服务项目')} tabs={tabs} />
}

/** One of the three services: offer, process, documents, and the form (CT-06). */
function ServiceScreen({ need }: { need: DemandType }) {
  const t = useT()
  const { title, lead, points, steps, materials, fees, time, faqs } = services[need]
  const userId = useSession(({ baseUserId }) => baseUserId)
  return (
    <div className={`content ${styles['page']}`}>
      <Intro title={t(title)} lead={t(lead)} tabs={<Siblings need={need} />}>
        <Button look="primary" onClick={() => scrollToAnchor(formAnchor)}>
          {t('填写需求')}
        </Button>
        <Button to={paths.myService}>{t('查看我的需求')}</Button>
      </Intro>
      <ul className={styles['cards']} aria-label={t('服务内容')}>
        {points.map(([point, text]) => (
          <li key={point}>
            <Card title={t(point)} body="padded">
              {t(text)}
            </Card>
          </li>
        ))}
      </ul>
      <Card title={t('办理流程')} body="padded">
        <Process steps={steps} label={t('办理流程')} />
      </Card>
      <div className={styles['pair']}>
        <Card title={t('所需材料')} body="padded">
          <ul className={styles['materials']}>
            {materials.map((material) => (
              <li key={material}>{t(material)}</li>
            ))}
          </ul>
        </Card>
        <Card title={t('费用与时限')} body="padded">
          <Facts
            items={[
              { label: t('费用'), value: t(fees) },
              { label: t('时限'), value: t(time) },
            ]}
          />
        </Card>
      </div>
      <Card title={t('常见问题')} body="padded">
        <Faqs faqs={faqs} />
      </Card>
      <Card title={t('填写需求')} anchor={formAnchor} body="padded">
        <LazyInView minHeight={formHeight} margin={400}>
          {/* Another user gets a form of their own, with their own draft. */}
          <LateForm key={`${need} ${userId}`} need={need} />
        </LazyInView>
      </Card>
    </div>
  )
}

/** The page of one service. */
export const servicePage = (need: DemandType): { default: ComponentType } => ({
  default: () => <ServiceScreen need={need} />,
})
