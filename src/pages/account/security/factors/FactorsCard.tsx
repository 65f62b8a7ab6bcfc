import { useQuery } from '@tanstack/react-query'
import { isAbsent } from '#src/api/errors.ts'
import { factorsQuery } from '#src/features/factor/queries.ts'
import type { Factors } from '#src/model/account/factors.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { FocusGroup } from '#src/shared/ui/behaviour/FocusGroup.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Failure } from '#src/shared/ui/form/submit/Failure.tsx'
import { failureOf } from '#src/shared/ui/form/submit/failure.ts'
import { Rows } from '../Rows.tsx'
import { AuthenticatorRow } from './AuthenticatorRow.tsx'
import { DeviceRow } from './DeviceRow.tsx'
import { FactorDialog } from './FactorDialog.tsx'
import styles from './factors.module.css'
import { PasskeyRows } from './PasskeyRows.tsx'
import { RecoveryRow } from './RecoveryRow.tsx'
import { useFactorActions } from './use-factor-actions.ts'

function FactorRows({ factors }: { factors: Factors }) {
  const t = useT()
  const { dialog, actions, failure, proofDialog } = useFactorActions(factors)
  const hasFactor = factors.passkeys.length > 0 || Boolean(factors.authenticator)
  return (
    <FocusGroup label={t('安全验证方式')}>
      <div>
        <p className={styles['why']}>
          {t(
            '除密码外再多一道验证：即使有人知道您的密码，或拿到了短信验证码，也不能用您的名义报价、付款，或更改收款账户和账户资料。',
          )}{' '}
          {factors.isForAll && t('交易所要求所有用户在新设备上办理这些事项前完成安全验证。')}
        </p>
        {failure !== null && (
          <div className={styles['failure']}>
            <Failure failure={failureOf(failure)} />
          </div>
        )}
        <Rows>
          <PasskeyRows passkeys={factors.passkeys} actions={actions} />
          <AuthenticatorRow authenticator={factors.authenticator} actions={actions} />
          {hasFactor && <RecoveryRow left={factors.recoveryLeft} actions={actions} />}
          {(hasFactor || factors.isForAll) && <DeviceRow confirmedUntil={factors.confirmedUntil ?? null} />}
        </Rows>
      </div>
      {dialog && <FactorDialog dialog={dialog} actions={actions} />}
      {proofDialog}
    </FocusGroup>
  )
}

/** The second factors of the account; an exchange without them shows nothing (ASVS 6.3.3). */
export function FactorsCard() {
  const t = useT()
  const query = useQuery(factorsQuery)
  if (query.data === undefined && isAbsent(query.error)) return null
  return (
    <Card title={t('安全验证方式')}>
      <QueryBoundary query={query} minHeight={220} loading={<Skeleton height={220} />}>
        {(factors) => <FactorRows factors={factors} />}
      </QueryBoundary>
    </Card>
  )
}
