import type { Factors } from '#src/model/account/factors.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Row } from '../Rows.tsx'
import type { FactorActions } from './use-factor-actions.ts'
import { useUse } from './use-use.ts'

type Linked = NonNullable<Factors['authenticator']>

function LinkedRow({ linked, actions }: { linked: Linked; actions: FactorActions }) {
  const t = useT()
  const hint = useUse(linked)
  return (
    <Row
      title={t('验证器')}
      text={t('已绑定')}
      hint={hint}
      actions={
        <>
          <Button isOff={actions.busy} onClick={actions.openAuthenticator}>
            {t('更换验证器')}
          </Button>
          <Button look="danger" isOff={actions.busy} onClick={actions.removeAuthenticator}>
            {t('解绑')}
          </Button>
        </>
      }
    />
  )
}

type Props = { authenticator: Factors['authenticator']; actions: FactorActions }

/** The authenticator app. */
export function AuthenticatorRow({ authenticator, actions }: Props) {
  const t = useT()
  if (authenticator) return <LinkedRow linked={authenticator} actions={actions} />
  return (
    <Row
      title={t('验证器')}
      text={t('手机上的验证器应用每 30 秒显示一个 6 位动态验证码，没有网络也能用。')}
      actions={
        <Button isOff={actions.busy} onClick={actions.openAuthenticator}>
          {t('绑定验证器')}
        </Button>
      }
    />
  )
}
