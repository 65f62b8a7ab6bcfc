import { confirmDevice } from '#src/features/factor/step-up.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { Row } from '../Rows.tsx'

/** Whether this device has been confirmed: on one that has not, money and rights ask for a factor. */
export function DeviceRow({ confirmedUntil }: { confirmedUntil: number | null }) {
  const t = useT()
  if (confirmedUntil !== null)
    return (
      <Row
        title={t('这台设备')}
        text={<Tag tone="success">{t('已验证')}</Tag>}
        hint={t('有效至 {{time}}，此前在这台设备上报价和付款不再询问', { time: exactTime(confirmedUntil) })}
      />
    )
  return (
    <Row
      title={t('这台设备')}
      text={<Tag tone="warning">{t('尚未验证')}</Tag>}
      hint={t('第一次报价、付款或更改账户资料时会要求验证，也可以现在完成')}
      actions={<Button onClick={() => void confirmDevice()}>{t('现在验证')}</Button>}
    />
  )
}
