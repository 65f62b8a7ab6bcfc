import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { applicantQuery } from '#src/features/seal/queries.ts'
import { kycAddress } from '#src/features/user-centre/menu.ts'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useSession } from '#src/features/session/store.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { useFocusOn } from '#src/shared/ui/behaviour/focus.ts'
import { FocusGroup } from '#src/shared/ui/behaviour/FocusGroup.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { EmptyState, QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { SealEdit } from './seals/SealEdit.tsx'
import { SealFaceStep } from './seals/SealFaceStep.tsx'
import { SealList } from './seals/SealList.tsx'

/** A seal shows the verified name: without one there is nothing to apply for. */
function Unverified() {
  const t = useT()
  const authStatus = useSession(({ userInfo }) => userInfo?.authStatus)
  return (
    <Card>
      <EmptyState
        text={t('先完成实名认证，再申请电子印章')}
        hint={<p className="muted">{t('印章文字取自认证的姓名或机构名称。')}</p>}
        link={{ label: t('前往实名认证'), to: kycAddress(authStatus) }}
        minHeight={240}
      />
    </Card>
  )
}

/** The user's seals: the list, the form (`new`, or `id` of the one to change), or the face check of one (`face`). */
export default function SealsPage() {
  const t = useT()
  const [search] = useSearchParams()
  const applicant = useQuery(applicantQuery)
  const id = search.get('id')
  const isForm = search.has('new')
  const isList = id === null && !isForm
  const screen = useFocusOn<HTMLDivElement>(id ?? isForm)
  const canApply = isList && Boolean(applicant.data?.kind)
  return (
    <UserCentre
      title={t('电子印章')}
      actions={
        canApply && (
          <Button look="primary" to={linkToOwn.seals({ new: 1 })}>
            {t('申请印章')}
          </Button>
        )
      }
    >
      <FocusGroup label={t('电子印章')} ref={screen}>
        <QueryBoundary query={applicant} loading={<Skeleton height={360} />} minHeight={360}>
          {(party) => {
            if (!party.kind) return <Unverified />
            if (isList) return <SealList />
            if (id !== null && search.has('face')) return <SealFaceStep key={id} id={id} />
            return <SealEdit key={id} id={id} applicant={party} />
          }}
        </QueryBoundary>
      </FocusGroup>
    </UserCentre>
  )
}
