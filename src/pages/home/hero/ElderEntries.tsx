import { Link } from 'react-router-dom'
import { useSignedIn } from '#src/features/session/store.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './ElderEntries.module.css'

/** The six main tasks, in place of the moving pictures, in the elder-friendly version. */
export function ElderEntries() {
  const t = useT()
  const isSignedIn = useSignedIn()
  const entries = [
    { to: paths.project, text: t('找项目') },
    { to: linkTo.biddingRoom(), text: t('我的竞价') },
    { to: paths.zxdt, text: t('看公告') },
    { to: paths.helpCenter, text: t('找帮助') },
    isSignedIn ? { to: paths.usercenterIndex, text: t('用户中心') } : { to: paths.login, text: t('登录') },
  ]
  return (
    <ul className={styles['entries']}>
      {entries.map(({ to, text }) => (
        <li key={text}>
          <Link to={to} className={styles['entry']}>
            {text}
          </Link>
        </li>
      ))}
      <li>
        <a href={`tel:${brand.hotline}`} className={styles['entry']}>
          {t('客服电话')}
          <span className={styles['number']}>{brand.hotline}</span>
        </a>
      </li>
    </ul>
  )
}
