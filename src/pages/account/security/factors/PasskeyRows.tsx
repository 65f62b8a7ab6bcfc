import { unsupportedLabels } from '#src/features/factor/labels.ts'
import { passkeySupport } from '#src/features/factor/support.ts'
import type { Passkey } from '#src/model/account/factors.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Row } from '../Rows.tsx'
import { useUse } from './use-use.ts'
import type { FactorActions } from './use-factor-actions.ts'

type Props = { passkeys: readonly Passkey[]; actions: FactorActions }

function PasskeyRow({ passkey, actions }: { passkey: Passkey; actions: FactorActions }) {
  const t = useT()
  const use = useUse(passkey)
  const { name } = passkey
  return (
    <Row
      title={t('通行密钥')}
      text={<span translate="no">{name}</span>}
      hint={use}
      actions={
        <>
          <Button
            isOff={actions.busy}
            aria-label={t('改名：{{name}}', { name })}
            onClick={() => actions.open({ kind: 'rename', passkey })}
          >
            {t('改名')}
          </Button>
          <Button
            look="danger"
            isOff={actions.busy}
            aria-label={t('删除：{{name}}', { name })}
            onClick={() => actions.removePasskey(passkey)}
          >
            {t('删除')}
          </Button>
        </>
      }
    />
  )
}

/** The passkeys, and adding one. */
export function PasskeyRows({ passkeys, actions }: Props) {
  const t = useT()
  const support = passkeySupport()
  return (
    <>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} actions={actions} />
      ))}
      <Row
        title={passkeys.length > 0 ? t('更多通行密钥') : t('通行密钥')}
        text={t('用手机或电脑的指纹、面容或设备密码验证，也可以直接用来登录。')}
        {...(support !== 'yes' && { hint: t(unsupportedLabels[support]) })}
        actions={
          support === 'yes' && (
            <Button isOff={actions.busy} onClick={() => actions.open({ kind: 'add-passkey' })}>
              {t('添加通行密钥')}
            </Button>
          )
        }
      />
    </>
  )
}
