import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMatch, useSearchParams } from 'react-router-dom'
import { identityQuery } from '#src/features/kyc/queries.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { paths } from '#src/model/paths.ts'
import type { KycDetail } from '#src/model/kyc/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { LinkTabs } from '#src/shared/ui/navigation/LinkTabs.tsx'
import { HiddenNumbers, RefusedNote } from './review/RefusedNote.tsx'
import { ClaimStatus } from './claim/ClaimStatus.tsx'
import { OrganisationForm } from './organisation/OrganisationForm.tsx'
import { PersonForm } from './person/PersonForm.tsx'
import { pageStateOf } from './claim/page-state.ts'

type Kind = 'person' | 'organisation'

const forms = { person: PersonForm, organisation: OrganisationForm } as const

/** Initial values of the form: the saved or refused claim, else the verified data. */
const initialValues = ({ draft, identity }: KycDetail, kind: Kind): Record<string, unknown> | null =>
  draft?.kind === kind ? draft.values : (identity?.known ?? null)

function ClaimContent({ detail, kind }: { detail: KycDetail; kind: Kind }) {
  const t = useT()
  const [params] = useSearchParams()
  // Read once: a later answer of the exchange must not overwrite what is being typed.
  const [initial] = useState(() => initialValues(detail, kind))
  const state = pageStateOf(detail, kind, params.get('change') === '1')
  if (state !== 'form') return <ClaimStatus state={state} detail={detail} />
  const ClaimForm = forms[kind]
  return (
    <>
      {detail.refusal?.kind === kind && (
        <RefusedNote refusal={detail.refusal} text={t('上次提交未通过，请修改后重新提交。')} />
      )}
      {detail.identity && (
        <Callout tone="warning">
          {t('变更审核期间，原认证信息继续有效。变更姓名、证件号码或统一社会信用代码的，须选择人工审核。')}
        </Callout>
      )}
      {detail.draft?.kind === kind && <HiddenNumbers masked={detail.draft.masked} />}
      <ClaimForm initial={initial} />
    </>
  )
}

/** /realNamePerson and /realNameOrg (AC-11): the claim of a person or of an organisation. */
export default function ClaimPage() {
  const t = useT()
  const kind = useMatch(paths.realNameOrg) ? 'organisation' : 'person'
  const query = useQuery(identityQuery)
  const tabs = [
    { to: paths.realNamePerson, label: t('个人认证'), isCurrent: kind === 'person' },
    { to: paths.realNameOrg, label: t('机构认证'), isCurrent: kind === 'organisation' },
  ]
  return (
    <UserCentre title={kind === 'person' ? t('个人实名认证') : t('机构实名认证')}>
      <Card tabs={<LinkTabs tabs={tabs} label={t('认证类型')} />} body="stacked">
        <QueryBoundary query={query} minHeight={560} loading={<Skeleton height={560} />}>
          {(detail) => <ClaimContent key={kind} detail={detail} kind={kind} />}
        </QueryBoundary>
      </Card>
    </UserCentre>
  )
}
