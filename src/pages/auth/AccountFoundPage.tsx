import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { Result } from '#src/shared/ui/feedback/Result.tsx'
import { AuthFrame } from './frame/AuthFrame.tsx'

/** Passed by the search as navigation state: it exists in this history entry only. */
const foundAccount = z.object({ loginName: z.string(), telPhone: z.string() })

function NotSearched() {
  const t = useT()
  const links = (
    <Actions align="center">
      <Button to={paths.findAccountPerson}>{t('找回个人账号')}</Button>
      <Button to={paths.findAccountOrg}>{t('找回机构账号')}</Button>
    </Actions>
  )
  return <EmptyState text={t('暂无查找结果，请先填写资料。')} hint={links} />
}

function Found({ account: { loginName, telPhone } }: { account: z.infer<typeof foundAccount> }) {
  const t = useT()
  return (
    <Result
      title={t('已找到您的账号')}
      isSuccess
      takesFocus
      actions={
        <>
          <Button look="primary" to={paths.login}>
            {t('去登录')}
          </Button>
          <Button to={paths.findPassword}>{t('重置密码')}</Button>
        </>
      }
    >
      <p>{t('完整的账号名称已用短信发送到绑定的手机。')}</p>
      <Facts
        items={[
          { label: t('登录账号'), value: <span translate="no">{loginName}</span> },
          { label: t('绑定手机'), value: telPhone },
        ]}
      />
    </Result>
  )
}

export default function AccountFoundPage() {
  const t = useT()
  const { state } = useLocation() as { state: unknown }
  const account = foundAccount.safeParse(state).data
  return <AuthFrame title={t('找回账号')}>{account ? <Found account={account} /> : <NotSearched />}</AuthFrame>
}
