import { Link } from 'react-router-dom'
import type { DemandType } from '#src/model/demand/schema.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Icon, type IconName } from '#src/shared/ui/display/Icon.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Faqs, Steps } from './submit/pieces.tsx'
import styles from './submit/services.module.css'
import { howItWorks, needOrder, services } from './labels.ts'

const icons: Record<DemandType, IconName> = { 1: 'invest', 2: 'transfer', 3: 'other' }

function Entry({ need }: { need: DemandType }) {
  const t = useT()
  const { title, lead } = services[need]
  return (
    <li className={`${styles['card']} ${styles['entry']}`}>
      <h2>
        <Icon name={icons[need]} size={24} />
        {t(title)}
      </h2>
      <p>{t(lead)}</p>
      <Link className={styles['way']} to={linkTo.service(need)}>
        {t('了解并办理')}
        <span className="visuallyHidden">{t(title)}</span>
      </Link>
    </li>
  )
}

function Contacts() {
  const t = useT()
  const numbers = [{ label: t('服务热线'), number: brand.hotline }, ...brand.phones]
  return (
    <dl className={`${styles['body']} ${styles['facts']}`}>
      {numbers.map(({ label, number }) => (
        <div key={number}>
          <dt>{t(label)}</dt>
          <dd>
            <a className="number" href={`tel:${number}`}>
              {number}
            </a>
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('电子邮箱')}</dt>
        <dd>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </dd>
      </div>
      <div>
        <dt>{t('地址')}</dt>
        <dd lang="zh-CN">{brand.address}</dd>
      </div>
    </dl>
  )
}

/** What services there are, how they go, whom to ask (CT-06). */
export default function ServiceCenterPage() {
  const t = useT()
  return (
    <div className={`content ${styles['page']}`}>
      <section className={styles['hero']}>
        <h1>{t('服务中心')}</h1>
        <p className={styles['lead']}>{t('提交一次需求，由所在地分支机构受理并指派经办人，办理进展全程可查。')}</p>
        <div className={styles['ways']}>
          <Link className={`${styles['way']} ${styles['main']}`} to={paths.myService}>
            {t('查看我的需求')}
          </Link>
        </div>
      </section>
      <ul className={styles['cards']} aria-label={t('服务项目')}>
        {needOrder.map((need) => (
          <Entry key={need} need={need} />
        ))}
      </ul>
      <Card title={t('服务流程')}>
        <div className={styles['body']}>
          <Steps steps={howItWorks} />
        </div>
      </Card>
      <div className={styles['pair']}>
        <Card title={t('常见问题')}>
          <div className={styles['body']}>
            <Faqs faqs={needOrder.flatMap((need) => services[need].faqs.slice(0, 2))} />
          </div>
        </Card>
        <Card title={t('联系方式')}>
          <Contacts />
        </Card>
      </div>
    </div>
  )
}
