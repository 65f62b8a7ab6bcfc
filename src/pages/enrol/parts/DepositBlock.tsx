import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Overpaid } from '#src/features/deposit/Overpaid.tsx'
import { enrolDepositQuery } from '#src/features/enrolment/queries.ts'
import { depositWords } from '#src/features/enrolment/words.ts'
import { hasScreen } from '#src/features/user-centre/screens.ts'
import type { EnrolDetail } from '#src/model/enrolment/schema.ts'
import { grouped } from '#src/model/money/money.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/i18n.ts'
import { Block, Skeleton } from '#src/shared/ui/faces.tsx'
import styles from './enrol.module.css'
import { FactList } from './FormFacts.tsx'

const height = 96

/** What is due, what has come, until when; where it is paid or looked at. */
export function DepositBlock({ detail: { id, can } }: { detail: EnrolDetail }) {
  const t = useT()
  const query = useQuery(enrolDepositQuery(id))
  const yuan = (amount: string) => t('{{amount}} 元', { amount: grouped(amount, 2) })
  return (
    <section className={styles['panel']} aria-label={t('保证金')}>
      <h2 className={styles['step']}>{t('保证金')}</h2>
      <Block query={query} minHeight={height} loading={<Skeleton height={height} />}>
        {(deposit) => (
          <>
            <FactList
              facts={[
                [t('状态'), t(depositWords[deposit.state] ?? String(deposit.state))],
                [t('缴款单号'), deposit.no],
                [t('应缴'), yuan(deposit.due)],
                [
                  t('已到账'),
                  <>
                    {yuan(deposit.paid)}
                    <Overpaid deposit={deposit} />
                  </>,
                ],
                [t('尚需'), yuan(deposit.missing)],
                [t('缴纳截止'), dateTime(deposit.deadline)],
              ]}
            />
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
      </Block>
    </section>
  )
}
