import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { safetyQuery } from '#src/features/account/queries.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { TabbedCard } from '#src/shared/ui/navigation/Tabs.tsx'
import { PhoneChange } from './security/PhoneChange.tsx'
import { PhoneUnbind } from './security/PhoneUnbind.tsx'

type Change = 'change' | 'unbind'

function PhoneChanges({ telPhone }: { telPhone: string | null }) {
  const t = useT()
  const navigate = useNavigate()
  const [change, setChange] = useState<Change>('change')
  const done = (message: string) => () => {
    showToast('success', message)
    void navigate(paths.accountSafe)
  }
  if (telPhone === null)
    return (
      <Card title={t('绑定手机')} body="padded">
        <PhoneChange telPhone={null} onDone={done(t('手机号码已绑定'))} />
      </Card>
    )
  const tabs = [
    { key: 'change', label: t('更换手机') },
    { key: 'unbind', label: t('解绑手机') },
  ] as const
  return (
    <TabbedCard<Change> tabs={tabs} active={change} onChange={setChange} label={t('手机')} body="padded">
      {change === 'change' ? (
        <PhoneChange telPhone={telPhone} onDone={done(t('手机号码已更换'))} />
      ) : (
        <PhoneUnbind telPhone={telPhone} onDone={done(t('手机已解绑'))} />
      )}
    </TabbedCard>
  )
}

/** Another phone, or none (domain 6.16). */
export default function PhonePage() {
  const t = useT()
  const query = useQuery(safetyQuery)
  return (
    <UserCentre
      title={t('手机绑定')}
      actions={
        <Button look="link" to={paths.accountSafe}>
          {t('返回账户安全')}
        </Button>
      }
    >
      <QueryBoundary query={query} minHeight={320} loading={<Skeleton height={320} />}>
        {({ telPhone }) => <PhoneChanges telPhone={telPhone ?? null} />}
      </QueryBoundary>
    </UserCentre>
  )
}
