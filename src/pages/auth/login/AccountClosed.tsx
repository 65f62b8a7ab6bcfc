import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './login.module.css'

/** For whoever has just closed the account. */
export default function AccountClosed() {
  const t = useT()
  return (
    <p role="status" className={styles['closed']}>
      {t('账户已注销，资料不再保留。手机号码可以重新注册，也可以用其他账号登录。')}
    </p>
  )
}
