import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isNotFound, ApiError } from '#src/api/errors.ts'
import { type DepositKey, depositQuery } from '#src/features/deposit/queries.ts'
import type { DepositDetail } from '#src/model/deposit/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { paths } from '#src/model/paths.ts'
import { hasFailed } from '#src/shared/lib/query/has-failed.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { QueryBoundary, EmptyState, ErrorState, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'

const height = 520
const none = 400

function FallbackLinks({ enrolId }: { enrolId: string | null }) {
  const t = useT()
  return (
    <Actions align="center">
      {enrolId !== null && (
        <Button look="primary" to={linkToOwn.enrolmentById(enrolId)}>
          {t('查看报名')}
        </Button>
      )}
      <Button to={paths.myDeposit}>{t('返回我的保证金')}</Button>
    </Actions>
  )
}

type FailedProps = { error: unknown; busy: boolean; onRetry: () => void; enrolId: string | null }

/** Why there is no deposit, in the exchange's words; a retry may find one. */
function Failed({ error, busy, onRetry, enrolId }: FailedProps) {
  const t = useT()
  const [last, setLast] = useState(error)
  // The message stays during a retry.
  if (error !== null && error !== last) setLast(error)
  const isRefused = last instanceof ApiError
  // This refusal is final: there is nothing to pay, and a retry would not change it.
  if (isRefused && last.reply.code === none)
    return <EmptyState minHeight={height} text={t(last.message)} hint={<FallbackLinks enrolId={enrolId} />} />
  return (
    <>
      <ErrorState
        onRetry={onRetry}
        busy={busy}
        minHeight={height}
        error={last}
        {...(isRefused ? { text: t(last.message) } : {})}
      />
      {isRefused && <FallbackLinks enrolId={enrolId} />}
    </>
  )
}

type Props = {
  /** The parameter of the address that names the deposit: its own id, or that of its enrolment. */
  by: 'id' | 'enrolId'
  children: (deposit: DepositDetail) => ReactNode
}

/** Loads the deposit that the address names; where there is none yet, shows why (domain 6.5). */
export function OneDeposit({ by, children }: Props) {
  const t = useT()
  const [search] = useSearchParams()
  const key = search.get(by) ?? ''
  const ask: DepositKey = by === 'id' ? { id: key } : { enrolId: key }
  const deposit = useQuery({ ...depositQuery(ask), enabled: key !== '' })
  if (key === '' || isNotFound(deposit.error))
    return (
      <Card label={t('保证金')}>
        <EmptyState minHeight={height} text={t('未找到该保证金')} hint={<FallbackLinks enrolId={null} />} />
      </Card>
    )
  if (hasFailed(deposit))
    return (
      <Failed
        error={deposit.error}
        busy={deposit.isFetching}
        onRetry={() => void deposit.refetch()}
        enrolId={by === 'enrolId' ? key : null}
      />
    )
  return (
    <QueryBoundary query={deposit} loading={<Skeleton height={height} />} minHeight={height}>
      {children}
    </QueryBoundary>
  )
}
