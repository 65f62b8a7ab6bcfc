import { withdrawClaim } from '#src/features/kyc/commands.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import type { KycDetail, ShownClaim, ShownIdentity } from '#src/model/kyc/schema.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { ButtonRow } from '#src/shared/ui/action/ButtonRow.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { confirmDialog, showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { failureOf } from '#src/shared/ui/form/submit/failure.ts'
import { authStatusLabels } from '#src/model/account/labels.ts'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { FaceCheck } from './FaceCheck.tsx'
import { factsOf } from './facts.ts'
import { LetterForm } from './LetterForm.tsx'
import { RefusedNote } from './RefusedNote.tsx'
import { TransferForm } from './TransferForm.tsx'

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
      tone: 'warning',
      confirm: t('撤回'),
      cancel: t('取消'),
      onConfirm: () => void withdrawClaim().catch((error: unknown) => showToast('error', t(failureOf(error).message))),
    })
  const facts = [...factsOf(claim, t), { label: t('提交时间'), value: dateTime(claim.submittedAt) }]
  return (
    <Card title={claim.isChange ? t('变更审核中') : t('认证审核中')} body="stacked">
      <Progress claim={claim} />
      <Facts layout="columns" items={facts} />
      <ButtonRow>
        <Button onClick={handleWithdraw}>{t('撤回申请')}</Button>
      </ButtonRow>
    </Card>
  )
}

function Identity({ identity, mayChange }: { identity: ShownIdentity; mayChange: boolean }) {
  const t = useT()
  const to = identity.kind === 'organisation' ? linkTo.changeRealNameOrg() : linkTo.changeRealNamePerson()
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
        <ButtonRow>
          <Button to={to}>{t('变更信息')}</Button>
        </ButtonRow>
      )}
    </Card>
  )
}

const formOf = (kind: string) => (kind === 'organisation' ? paths.realNameOrg : paths.realNamePerson)

function Refused({ refusal }: { refusal: NonNullable<KycDetail['refusal']> }) {
  const t = useT()
  return (
    <>
      <RefusedNote refusal={refusal} text={t('最近一次提交未通过。')} />
      {!refusal.isChange && (
        <ButtonRow>
          <Button to={formOf(refusal.kind)}>{t('修改后重新提交')}</Button>
        </ButtonRow>
      )}
    </>
  )
}

/** The verified identity, the pending claim and the last refusal, where there are any. */
export function InfoBody({ detail }: { detail: KycDetail }) {
  const t = useT()
  const { identity, claim, refusal, authStatus } = detail
  const isNothing = !identity && !claim && !refusal
  return (
    <>
      <Card body="stacked">
        <p>
          {t('当前状态')} <StateTag labels={authStatusLabels} state={authStatus} />
        </p>
        {refusal && <Refused refusal={refusal} />}
        {isNothing && (
          <EmptyState
            text={t('您还没有实名认证。认证后可以报名和竞价。')}
            hint={
              <ButtonRow>
                <Button to={paths.realNamePerson}>{t('个人认证')}</Button>
                <Button to={paths.realNameOrg}>{t('机构认证')}</Button>
              </ButtonRow>
            }
          />
        )}
      </Card>
      {claim && <PendingClaim claim={claim} />}
      {identity && <Identity identity={identity} mayChange={!claim} />}
    </>
  )
}
