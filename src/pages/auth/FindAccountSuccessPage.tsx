import { Link, useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Done } from './form/Done.tsx'
import styles from './form/done.module.css'
import { Door } from './form/Door.tsx'

/** What the search hands over with the navigation; it stays with this entry of the history alone. */
const foundAccount = z.object({ loginName: z.string(), telPhone: z.string() })

function Nothing() {
  const t = useT()
  return (
    <>
      <p>{t('这里还没有查找结果，请先填写资料。')}</p>
      <p className={styles['ways']}>
        <Link to={paths.findAccountPerson}>{t('找回个人账号')}</Link>
        <Link to={paths.findAccountOrg}>{t('找回机构账号')}</Link>
      </p>
    </>
  )
}

export default function FindAccountSuccessPage() {
  const t = useT()
  const { state } = useLocation() as { state: unknown }
  const found = foundAccount.safeParse(state).data
  return (
    <Door title={t('找回账号')}>
      {found ? (
        <Done title={t('已找到您的账号')}>
          <p>{t('完整的账号名称已用短信发送到绑定的手机。')}</p>
          <dl>
            <dt>{t('登录账号')}</dt>
            <dd translate="no">{found.loginName}</dd>
            <dt>{t('绑定手机')}</dt>
            <dd>{found.telPhone}</dd>
          </dl>
          <p className={styles['ways']}>
            <Link to={paths.login}>{t('去登录')}</Link>
            <Link to={paths.findPassword}>{t('重置密码')}</Link>
          </p>
        </Done>
      ) : (
        <Nothing />
      )}
    </Door>
  )
}
