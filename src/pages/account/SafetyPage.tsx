import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { safetyQuery } from '#src/features/account/queries.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import type { AccountSafety } from '#src/model/account/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { CloseDialog } from './security/CloseDialog.tsx'
import { Devices } from './security/Devices.tsx'
import { FactorsCard } from './security/factors/FactorsCard.tsx'
import { EmailDialog } from './security/EmailDialog.tsx'
import { Protections } from './security/Protections.tsx'
import { RefundDialog } from './security/RefundDialog.tsx'
import { type BindingDialog, Score } from './security/Score.tsx'

type OpenDialog = BindingDialog | 'close' | null

function Safety({ safety }: { safety: AccountSafety }) {
  const t = useT()
  const [open, setOpen] = useState<OpenDialog>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Card label={t('安全评分')} body="padded">
        <Score safety={safety} onOpen={setOpen} />
      </Card>
      <Card title={t('登录与资金安全')}>
        <Protections safety={safety} onOpen={setOpen} />
      </Card>
      <FactorsCard />
      <Devices />
      <Card title={t('注销账号')} body="stacked">
        <p>{t('不再使用本账户时可以注销；有未完结的报名、保证金或合同时不能注销。')}</p>
        <Actions>
          <Button look="danger" onClick={() => setOpen('close')}>
            {t('申请注销')}
          </Button>
        </Actions>
      </Card>
      {open === 'email' && <EmailDialog onClose={close} />}
      {open === 'refund-account' && <RefundDialog safety={safety} onClose={close} />}
      {open === 'close' && <CloseDialog hasPhone={Boolean(safety.telPhone)} onClose={close} />}
    </>
  )
}

/** What protects the account, where it is signed in, and its end (domain 6.16). */
export default function SafetyPage() {
  const t = useT()
  const query = useQuery(safetyQuery)
  return (
    <UserCentre title={t('账户安全')}>
      <QueryBoundary query={query} minHeight={420} loading={<Skeleton height={420} />}>
        {(safety) => <Safety safety={safety} />}
      </QueryBoundary>
    </UserCentre>
  )
}
