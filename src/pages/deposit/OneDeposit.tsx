import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { isNotFound, ApiError } from '#src/api/errors.ts'
import { type DepositKey, depositQuery } from '#src/features/deposit/queries.ts'
import type { DepositDetail } from '#src/model/deposit/schema.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { hasFailed } from '#src/shared/lib/query/has-failed.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, EmptyState, ErrorState, Skeleton } from '#src/shared/ui/query-states.tsx'
import { Card } from '#src/shared/ui/Card.tsx'
import styles from './deposit.module.css'

const height = 520
const none = 400

function Ways({ enrolId }: { enrolId: string | null }) {
  const t = useT()
  return (
    <div className={styles['acts']}>
      {enrolId !== null && (
        <Link className={`${styles['way']} ${styles['first']}`} to={linkTo.enrolmentById(enrolId)}>
          {t('查看报名')}
        </Link>
      )}
      <Link className={styles['way']} to={paths.myDeposit}>
        {t('返回我的保证金')}
      </Link>
    </div>
  )
}

type FailedProps = { error: unknown; busy: boolean; onRetry: () => void; enrolId: string | null }

/** Why there is none for now, in the exchange's own words; it may be there when asked for again. */
function Failed({ error, busy, onRetry, enrolId }: FailedProps) {
  const t = useT()
  const [last, setLast] = useState(error)
  // What was said stands while it is asked again.
  if (error !== null && error !== last) setLast(error)
  const isRefused = last instanceof ApiError
  // That there is none to pay is an answer, which another try would not change.
  if (isRefused && last.reply.code === none)
    return <EmptyState minHeight={height} text={t(last.message)} hint={<Ways enrolId={enrolId} />} />
  return (
    <>
      <ErrorState
        onRetry={onRetry}
        busy={busy}
        minHeight={height}
        error={last}
        {...(isRefused ? { text: t(last.message) } : {})}
      />
      {isRefused && <Ways enrolId={enrolId} />}
    </>
  )
}

type Props = { ask: DepositKey; children: (deposit: DepositDetail) => ReactNode }

/** The deposit that the address names, in all its faces; before there is one, why (domain 6.5). */
export function OneDeposit({ ask, children }: Props) {
  const t = useT()
  const wanted = 'id' in ask ? ask.id : ask.enrolId
  const deposit = useQuery({ ...depositQuery(ask), enabled: wanted !== '' })
  if (wanted === '' || isNotFound(deposit.error))
    return (
      <Card label={t('保证金')}>
        <EmptyState minHeight={height} text={t('没有找到这笔保证金')} hint={<Ways enrolId={null} />} />
      </Card>
    )
  if (hasFailed(deposit))
    return (
      <Failed
        error={deposit.error}
        busy={deposit.isFetching}
        onRetry={() => void deposit.refetch()}
        enrolId={'enrolId' in ask ? ask.enrolId : null}
      />
    )
  return (
    <QueryBoundary query={deposit} loading={<Skeleton height={height} />} minHeight={height}>
      {children}
    </QueryBoundary>
  )
}
