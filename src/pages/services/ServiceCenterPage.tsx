import type { DemandType } from '#src/model/demand/schema.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { Icon, type IconName } from '#src/shared/ui/display/Icon.tsx'
import { Faqs, Intro, Process } from './offer/blocks.tsx'
import styles from './offer/offer.module.css'
import { howItWorks, needOrder, services } from './labels.ts'

const icons: Record<DemandType, IconName> = { 1: 'invest', 2: 'transfer', 3: 'other' }

function Entry({ need }: { need: DemandType }) {
  const t = useT()
  const { title, lead } = services[need]
  return (
    <li>
      <Card title={t(title)} actions={<Icon name={icons[need]} size={24} />} body="stacked">
        <p>{t(lead)}</p>
        <Actions>
          <Button to={linkTo.service(need)}>
            {t('了解并办理')}
            <span className="visuallyHidden">{t(title)}</span>
          </Button>
        </Actions>
      </Card>
    </li>
  )
}

function Contacts() {
  const t = useT()
  return (
    <Facts
      items={[
        { label: t('服务热线'), value: <PhoneLink phone={brand.hotline} /> },
        ...brand.phones.map(({ label, number }) => ({ label: t(label), value: <PhoneLink phone={number} /> })),
        { label: t('电子邮箱'), value: <a href={`mailto:${brand.email}`}>{brand.email}</a> },
        { label: t('地址'), value: brand.address, lang: 'zh-CN' },
      ]}
    />
  )
}

/** The services, how they proceed, and contacts (CT-06). */
export default function ServiceCenterPage() {
  const t = useT()
  return (
    <div className={`content ${styles['page']}`}>
      <Intro title={t('服务中心')} lead={t('提交一次需求，由所在地分支机构受理并指派经办人，办理进展全程可查。')}>
        <Button look="primary" to={paths.myService}>
          {t('查看我的需求')}
        </Button>
      </Intro>
      <ul className={styles['cards']} aria-label={t('服务项目')}>
        {needOrder.map((need) => (
          <Entry key={need} need={need} />
        ))}
      </ul>
      <Card title={t('服务流程')} body="padded">
        <Process steps={howItWorks} label={t('服务流程')} />
      </Card>
      <div className={styles['pair']}>
        <Card title={t('常见问题')} body="padded">
          <Faqs faqs={needOrder.flatMap((need) => services[need].faqs.slice(0, 2))} />
        </Card>
        <Card title={t('联系方式')} body="padded">
          <Contacts />
        </Card>
      </div>
    </div>
  )
}
