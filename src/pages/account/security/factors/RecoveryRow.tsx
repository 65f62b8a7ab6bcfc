import { fewRecoveryCodes } from '#src/model/account/factors.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { Row } from '../Rows.tsx'
import type { FactorActions } from './use-factor-actions.ts'

/** How many recovery codes are left; the codes themselves are never shown again. */
export function RecoveryRow({ left, actions }: { left: number; actions: FactorActions }) {
  const t = useT()
  return (
    <Row
      title={t('恢复码')}
      text={
        <>
          {t('还有 {{count}} 个未使用', { count: left })}{' '}
          {left <= fewRecoveryCodes && <Tag tone="warning">{t('即将用完，请重新生成')}</Tag>}
        </>
      }
      hint={t('丢失手机或通行密钥时使用，每个只能用一次')}
      actions={
        <Button isOff={actions.busy} onClick={actions.replaceCodes}>
          {t('重新生成恢复码')}
        </Button>
      }
    />
  )
}
