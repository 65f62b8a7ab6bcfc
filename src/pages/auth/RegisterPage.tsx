import { useState } from 'react'
import { askToSignOut } from '#src/features/session/commands.ts'
import { isSignedIn, useDisplayName } from '#src/features/session/store.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import type { AccountKind } from '#src/model/session/refusals.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { Result } from '#src/shared/ui/feedback/Result.tsx'
import { AuthFrame } from './frame/AuthFrame.tsx'
import { type Registered, RegisterForm } from './register/RegisterForm.tsx'

const kycPath: Record<AccountKind, string> = { person: paths.realNamePerson, organisation: paths.realNameOrg }

/** After registering; kyc is the next step, as only verified users may enrol. */
function Welcome({ registered: { loginName, kind, isSignedIn: isIn } }: { registered: Registered }) {
  const t = useT()
  const kyc = kycPath[kind]
  return (
    <Result
      title={t('注册成功')}
      isSuccess
      takesFocus
      actions={
        <>
          <Button look="primary" to={isIn ? kyc : linkTo.login(kyc)}>
            {isIn ? t('去实名认证') : t('登录并实名认证')}
          </Button>
          <Button to={paths.index}>{t('先浏览项目')}</Button>
        </>
      }
    >
      <p>
        {isIn
          ? t('账号 {{name}} 已登录。', { name: loginName })
          : t('账号 {{name}} 已经可以登录。', { name: loginName })}
      </p>
      <p>{t('浏览和收藏现在就可以使用；报名、交纳保证金和竞价前，须先完成实名认证，一般1个工作日内审核完毕。')}</p>
    </Result>
  )
}

/** Keeps a user who is signed in from registering by mistake. */
function AlreadySignedIn() {
  const t = useT()
  const name = useDisplayName() ?? ''
  const actions = (
    <Actions align="center">
      <Button to={paths.usercenterIndex}>{t('进入用户中心')}</Button>
      <Button onClick={() => askToSignOut(t)}>{t('退出当前账号')}</Button>
    </Actions>
  )
  return <EmptyState text={t('您已登录为 {{name}}。注册新账号前，请先退出当前账号。', { name })} hint={actions} />
}

export default function RegisterPage() {
  const t = useT()
  const [wasSignedIn] = useState(isSignedIn)
  const [registered, setRegistered] = useState<Registered | null>(null)
  const start = wasSignedIn ? <AlreadySignedIn /> : <RegisterForm onDone={setRegistered} />
  return <AuthFrame title={t('注册账号')}>{registered ? <Welcome registered={registered} /> : start}</AuthFrame>
}
