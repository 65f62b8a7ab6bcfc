import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Overpaid } from '#src/features/deposit/Overpaid.tsx'
import { enrolDepositQuery } from '#src/features/enrolment/queries.ts'
import { depositLabels } from '#src/features/enrolment/labels.ts'
import { hasScreen } from '#src/features/user-centre/screens.ts'
import { type DepositDetail, depositState } from '#src/model/deposit/schema.ts'
import type { EnrolDetail } from '#src/model/enrolment/schema.ts'
import { grouped } from '#src/model/money/money.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, Skeleton } from '#src/shared/ui/query-states.tsx'
import styles from '../enrol.module.css'
import { FactList } from '../confirm/FormFacts.tsx'

const height = 96

type Fact = readonly [label: string, value: ReactNode]

/** While something is to be paid, what and until when; afterwards what has come and what becomes of it. */
function factsOf(deposit: DepositDetail, t: Translate): Fact[] {
  const yuan = (amount: string) => t('{{amount}} 元', { amount: grouped(amount, 2) })
  const { state, no, due, paid, missing, deadline, refund } = deposit
  const isDue = state === depositState.due || state === depositState.partly
  return [
    [t('状态'), t(depositLabels[state] ?? String(state))],
    [t('缴款单号'), no],
    ...(state === depositState.lapsed || state === depositState.cancelled ? [] : [[t('应缴'), yuan(due)] as const]),
    [
      t('已到账'),
      <>
        {yuan(paid)}
        <Overpaid deposit={deposit} />
      </>,
    ],
    ...(isDue
      ? ([
          [t('尚需'), yuan(missing)],
          [t('缴纳截止'), exactTime(deadline)],
        ] as const)
      : []),
    ...(refund.amount ? ([[t('退款金额'), yuan(refund.amount)]] as const) : []),
    ...(refund.dueAt && !refund.doneAt ? ([[t('预计到账'), exactTime(refund.dueAt)]] as const) : []),
    ...(refund.doneAt ? ([[t('退款时间'), exactTime(refund.doneAt)]] as const) : []),
  ]
}

/** What is due, what has come, until when; where it is paid or looked at. */
export function DepositBlock({ detail: { id, state, can }, depositId }: { detail: EnrolDetail; depositId: string }) {
  const t = useT()
  const query = useQuery(enrolDepositQuery(depositId))
  return (
    <section className={styles['panel']} aria-label={t('保证金')}>
      <h2 className={styles['step']}>{t('保证金')}</h2>
      {state === 'CANCELLED' && (
        <p role="status" className={styles['readOnly']}>
          {t('报名已撤回，无需缴纳保证金')}
        </p>
      )}
      <QueryBoundary query={query} minHeight={height} loading={<Skeleton height={height} />}>
        {(deposit) => (
          <>
            <FactList facts={factsOf(deposit, t)} />
            <div className={`${styles['buttons']} ${styles['after']}`}>
              {can.pay && (
                <Link className={styles['primary']} to={linkTo.cashier(id)}>
                  {t('去缴纳保证金')}
                </Link>
              )}
              {hasScreen(paths.depositDetail) && (
                <Link className={styles['second']} to={linkTo.deposit(deposit.id)}>
                  {t('保证金明细')}
                </Link>
              )}
            </div>
          </>
        )}
      </QueryBoundary>
    </section>
  )
}
