import { Link } from 'react-router-dom'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { DemandList } from './list/DemandList.tsx'
import styles from './list/demands.module.css'
import { needOrder, services } from './labels.ts'

/** The demands of whoever is signed in (BD-08). */
export default function MyServicePage() {
  const t = useT()
  const ways = needOrder.map((need) => (
    <Link key={need} className={styles['way']} to={linkTo.service(need)}>
      {t(services[need].title)}
    </Link>
  ))
  return (
    <UserCentre title={t('我的服务')} actions={ways}>
      <DemandList />
    </UserCentre>
  )
}
