import { useState } from 'react'
import { Link } from 'react-router-dom'
import { signOut } from '#src/features/session/commands.ts'
import { isSignedIn, useDisplayName } from '#src/features/session/store.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import type { AccountKind } from '#src/model/session/refusals.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Done } from './form/Done.tsx'
import doneStyles from './form/done.module.css'
import { Door } from './form/Door.tsx'
import styles from './form/form.module.css'
import { type Registered, RegisterForm } from './register/RegisterForm.tsx'

const verification: Record<AccountKind, string> = { person: paths.realNamePerson, organisation: paths.realNameOrg }

/** What comes after registering: the real-name verification that lets a person enrol. */
function Welcome({ registered: { loginName, kind, isIn } }: { registered: Registered }) {
  const t = useT()
  const verify = verification[kind]
  return (
    <Done title={t('注册成功')}>
      <p>
        {isIn
          ? t('账号 {{name}} 已登录。', { name: loginName })
          : t('账号 {{name}} 已经可以登录。', { name: loginName })}
      </p>
      <p>{t('浏览和收藏现在就可以使用；报名、交纳保证金和竞价前，须先完成实名认证，一般1个工作日内审核完毕。')}</p>
      <p className={doneStyles['ways']}>
        <Link to={isIn ? verify : linkTo.login(verify)}>{isIn ? t('去实名认证') : t('登录并实名认证')}</Link>
        <Link to={paths.index}>{t('先去看看项目')}</Link>
      </p>
    </Done>
  )
}

/** Somebody who is signed in does not register by mistake. */
function AlreadyIn() {
  const t = useT()
  const name = useDisplayName()
  return (
    <>
      <p>{t('您已登录为 {{name}}。注册新账号前，请先退出当前账号。', { name: name ?? '' })}</p>
      <div className={doneStyles['ways']}>
        <Link to={paths.usercenterIndex}>{t('进入用户中心')}</Link>
        <Button className={styles['submit'] ?? ''} onClick={() => void signOut()}>
          {t('退出当前账号')}
        </Button>
      </div>
    </>
  )
}

export default function RegisterPage() {
  const t = useT()
  const [cameSignedIn] = useState(isSignedIn)
  const [registered, setRegistered] = useState<Registered | null>(null)
  const rest = cameSignedIn ? <AlreadyIn /> : <RegisterForm onDone={setRegistered} />
  return <Door title={t('注册账号')}>{registered ? <Welcome registered={registered} /> : rest}</Door>
}
