import { Link } from 'react-router-dom'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/i18n.ts'
import { DemandList } from './parts/DemandList.tsx'
import styles from './parts/demands.module.css'
import { needOrder, services } from './words.ts'

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
