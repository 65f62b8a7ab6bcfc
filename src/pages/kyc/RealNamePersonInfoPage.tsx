import type { KycDetail, ShownClaim, ShownIdentity } from '#src/model/kyc/schema.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { FaceCheck } from './review/FaceCheck.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { FocusGroup } from '#src/shared/ui/behaviour/FocusGroup.tsx'
import { LetterForm } from './review/LetterForm.tsx'
import { RefusedNote } from './review/RefusedNote.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { TransferForm } from './review/TransferForm.tsx'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { authStatusLabels } from '#src/model/account/labels.ts'
import { confirmDialog, showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { factsOf } from './review/facts.ts'
import { failureOf } from '#src/shared/ui/form/submit/failure.ts'
import { identityQuery } from '#src/features/kyc/queries.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { paths } from '#src/model/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { withdrawClaim } from '#src/features/kyc/commands.ts'
import { EmptyState, QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'

/** What the claim waits for. */
function Progress({ claim: { transfer, face, letter } }: { claim: ShownClaim }) {
  const t = useT()
  if (transfer) return <TransferForm transfer={transfer} />
  if (face) return <FaceCheck face={face} />
  if (letter) return <LetterForm letter={letter} />
  return <Callout role="status">{t('预计1个工作日内完成审核，结果会即时显示在本页。')}</Callout>
}

function PendingClaim({ claim }: { claim: ShownClaim }) {
  const t = useT()
  const handleWithdraw = () =>
    confirmDialog({
      title: t('撤回申请'),
      message: t('撤回后可以修改并重新提交，确定撤回吗？'),
      confirm: t('撤回'),
      onConfirm: () => void withdrawClaim().catch((error: unknown) => showToast('error', t(failureOf(error).message))),
    })
  const facts = [...factsOf(claim, t), { label: t('提交时间'), value: dateTime(claim.submittedAt) }]
  return (
    <Card title={claim.isChange ? t('变更审核中') : t('认证审核中')} body="stacked">
      <Progress claim={claim} />
      <Facts layout="columns" items={facts} />
      <Actions>
        <Button onClick={handleWithdraw}>{t('撤回申请')}</Button>
      </Actions>
    </Card>
  )
}

function Identity({ identity, mayChange }: { identity: ShownIdentity; mayChange: boolean }) {
  const t = useT()
  const facts = [...factsOf(identity, t), { label: t('认证时间'), value: dateTime(identity.verifiedAt) }]
  return (
    <Card title={t('认证信息')} body="stacked">
      {identity.isExpired && (
        <Callout tone="warning" role="alert">
          {t('证件已过期：更新前不能报名新的项目，已报名的项目不受影响。')}
        </Callout>
      )}
      <Facts layout="columns" items={facts} />
      {mayChange && (
        <Actions>
          <Button to={linkToOwn.claimForm(identity.kind, true)}>{t('变更信息')}</Button>
        </Actions>
      )}
    </Card>
  )
}

function Refused({ refusal }: { refusal: NonNullable<KycDetail['refusal']> }) {
  const t = useT()
  return (
    <>
      <RefusedNote refusal={refusal} text={t('最近一次提交未通过。')} />
      {!refusal.isChange && (
        <Actions>
          <Button to={linkToOwn.claimForm(refusal.kind, false)}>{t('修改后重新提交')}</Button>
        </Actions>
      )}
    </>
  )
}

/** The verified identity, the pending claim and the last refusal, where there are any. */
function InfoBody({ detail }: { detail: KycDetail }) {
  const t = useT()
  const { identity, claim, refusal, authStatus } = detail
  const isNothing = !identity && !claim && !refusal
  return (
    <>
      <Card body="stacked">
        <p>
          {t('当前状态')} <StateTag labels={authStatusLabels} state={authStatus} hidesUnknown />
        </p>
        {refusal && <Refused refusal={refusal} />}
        {isNothing && (
          <EmptyState
            text={t('您尚未实名认证。认证后可以报名和竞价。')}
            hint={
              <Actions>
                <Button to={paths.realNamePerson}>{t('个人认证')}</Button>
                <Button to={paths.realNameOrg}>{t('机构认证')}</Button>
              </Actions>
            }
          />
        )}
      </Card>
      {claim && <PendingClaim claim={claim} />}
      {identity && <Identity identity={identity} mayChange={!claim} />}
    </>
  )
}

/** /realNamePersonInfo (AC-11): verified data and claims, masked by the exchange; results of a review appear at once. */
export default function RealNamePersonInfoPage() {
  const t = useT()
  const query = useQuery(identityQuery)
  return (
    <UserCentre title={t('实名认证信息')}>
      <FocusGroup label={t('实名认证信息')}>
        <QueryBoundary query={query} minHeight={360} loading={<Skeleton height={360} />}>
          {(detail) => <InfoBody detail={detail} />}
        </QueryBoundary>
      </FocusGroup>
    </UserCentre>
  )
}
