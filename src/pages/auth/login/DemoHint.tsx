import accounts from '#src/mock/accounts.json'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './login.module.css'

/** Accounts of the mock exchange; not part of a build for a real one. */
export default function DemoHint() {
  const t = useT()
  const named = accounts.filter(({ isInHint }) => isInHint)
  return (
    <p className={`muted ${styles['demo']}`}>
      {t('演示账号 {{names}}，密码 {{password}}', {
        names: named.map(({ loginName }) => loginName).join(' / '),
        password: named[0]?.password ?? '',
      })}{' '}
      {import.meta.env.VITE_MOCK === 'server' && (
        <a href="/__mock/inbox" target="_blank" rel="noopener noreferrer">
          {t('查看短信验证码')}
        </a>
      )}
    </p>
  )
}
