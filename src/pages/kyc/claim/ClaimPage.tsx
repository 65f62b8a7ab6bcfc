import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { identityQuery } from '#src/features/kyc/queries.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { paths } from '#src/model/paths.ts'
import type { KycDetail } from '#src/model/kyc/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, Skeleton } from '#src/shared/ui/query-states.tsx'
import { placeOf } from './place.ts'
import { ClaimStatus } from './ClaimStatus.tsx'
import { RefusedNote } from '../review/RefusedNote.tsx'
import styles from '../kyc.module.css'

type Kind = 'person' | 'organisation'
type Form = ComponentType<{ given: Record<string, unknown> | null }>

/** Person or organisation: two pages, one choice. */
function KindTabs({ kind }: { kind: Kind }) {
  const t = useT()
  const tab = (own: Kind, to: string, text: string) => (
    <Link className={styles['tab']} to={to} aria-current={own === kind ? 'page' : undefined}>
      {text}
    </Link>
  )
  return (
    <nav className={styles['tabs']} aria-label={t('认证类型')}>
      {tab('person', paths.realNamePerson, t('个人认证'))}
      {tab('organisation', paths.realNameOrg, t('机构认证'))}
    </nav>
  )
}

/** What a change is, and what of it a machine may not decide. */
function Changing() {
  const t = useT()
  return (
    <p className={styles['warned']}>
      {t('变更审核期间，原认证信息继续有效。变更姓名、证件号码或统一社会信用代码的，须选择人工审核。')}
    </p>
  )
}

/** Where the form begins: what was saved or refused, else what is verified. */
const givenBy = ({ draft, identity }: KycDetail, kind: Kind): Record<string, unknown> | null =>
  draft?.kind === kind ? draft.values : (identity?.known ?? null)

function Filled({ detail, kind, form: Form }: { detail: KycDetail; kind: Kind; form: Form }) {
  const t = useT()
  const [params] = useSearchParams()
  // What the exchange keeps is where the form begins; news about it must not overwrite what is being typed.
  const [given] = useState(() => givenBy(detail, kind))
  const place = placeOf(detail, kind, params.get('change') === '1')
  if (place !== 'form') return <ClaimStatus place={place} detail={detail} />
  return (
    <>
      {detail.refusal?.kind === kind && (
        <RefusedNote refusal={detail.refusal} text={t('上次提交未通过，请修改后重新提交。')} />
      )}
      {detail.identity && <Changing />}
      <Form given={given} />
    </>
  )
}

/** A page on which somebody claims to be somebody. */
export function ClaimPage({ kind, title, form }: { kind: Kind; title: string; form: Form }) {
  const query = useQuery(identityQuery)
  return (
    <UserCentre title={title}>
      <section className={styles['panel']}>
        <KindTabs kind={kind} />
        <QueryBoundary query={query} minHeight={560} loading={<Skeleton height={560} />}>
          {(detail) => <Filled detail={detail} kind={kind} form={form} />}
        </QueryBoundary>
      </section>
    </UserCentre>
  )
}
