import { useQuery } from '@tanstack/react-query'
import type { Factors } from '#src/model/account/factors.ts'
import { translate, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { factorsQuery } from './queries.ts'

/** Whether money and rights will ask on this device: of those who have a second factor, and of all where the exchange says so. */
const mustConfirm = ({ passkeys, authenticator, isForAll, confirmedUntil }: Factors): boolean =>
  !confirmedUntil && (isForAll || passkeys.length > 0 || Boolean(authenticator))

/** The dialog, and antd with it, is loaded when it is asked for. */
const confirmNow = (): void =>
  void import('./step-up.ts').then(
    ({ confirmDevice }) => confirmDevice(),
    () => showToast('error', translate('内容加载失败，请稍后重试')),
  )

/** Says early that this device has not been confirmed, so that no bid has to wait for it. */
export function DeviceNotice() {
  const t = useT()
  const { data } = useQuery(factorsQuery)
  if (!data || !mustConfirm(data)) return null
  return (
    <Callout
      tone="info"
      role="status"
      actions={
        <Button look="link" onClick={confirmNow}>
          {t('现在验证')}
        </Button>
      }
    >
      {t('这台设备还没有完成安全验证。现在验证，报价时就不会被打断。')}
    </Callout>
  )
}
