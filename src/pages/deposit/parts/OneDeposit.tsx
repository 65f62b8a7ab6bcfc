import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { type DepositKey, depositQuery, refusalOf } from '#src/features/deposit/queries.ts'
import type { DepositDetail } from '#src/model/deposit/schema.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/i18n.ts'
import { Block, Empty, Skeleton } from '#src/shared/ui/faces.tsx'
import { Panel } from '#src/shared/ui/Panel.tsx'
import styles from './deposit.module.css'

const height = 520

function Missing({ text, enrolId }: { text: string; enrolId: string | null }) {
  const t = useT()
  return (
    <Panel label={t('保证金')}>
      <Empty
        minHeight={height}
        text={text}
        hint={
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
        }
      />
    </Panel>
  )
}

type Props = { ask: DepositKey; children: (deposit: DepositDetail) => ReactNode }

/** The deposit that the address names, in all its faces; before there is one, why (domain 6.5). */
export function OneDeposit({ ask, children }: Props) {
  const t = useT()
  const wanted = 'id' in ask ? ask.id : ask.enrolId
  const deposit = useQuery({ ...depositQuery(ask), enabled: wanted !== '' })
  const refusal = refusalOf(deposit.error)
  if (wanted === '' || refusal?.code === 404) return <Missing text={t('没有找到这笔保证金')} enrolId={null} />
  if (refusal && !deposit.data)
    return <Missing text={t(refusal.message)} enrolId={'enrolId' in ask ? ask.enrolId : null} />
  return (
    <Block query={deposit} loading={<Skeleton height={height} />} minHeight={height}>
      {children}
    </Block>
  )
}
