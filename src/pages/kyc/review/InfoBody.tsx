import { Button } from 'antd'
import { Link } from 'react-router-dom'
import { withdrawClaim } from '#src/features/kyc/commands.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import type { KycDetail, ShownClaim, ShownIdentity } from '#src/model/kyc/schema.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { confirmDialog, showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { EmptyState } from '#src/shared/ui/query-states.tsx'
import { failureOf } from '#src/shared/ui/form/failure.ts'
import { authStatusLabels } from '#src/model/account/labels.ts'
import { StateTag } from '#src/shared/ui/Tag.tsx'
import { FaceCheck } from './FaceCheck.tsx'
import { FactList } from './FactList.tsx'
import { factsOf } from './facts.ts'
import { LetterForm } from './LetterForm.tsx'
import styles from '../kyc.module.css'
import { RefusedNote } from './RefusedNote.tsx'
import { TransferForm } from './TransferForm.tsx'

/** What the claim waits for. */
function Progress({ claim: { transfer, face, letter } }: { claim: ShownClaim }) {
  const t = useT()
  if (transfer) return <TransferForm transfer={transfer} />
  if (face) return <FaceCheck face={face} />
  if (letter) return <LetterForm letter={letter} />
  return <p role="status">{t('预计1个工作日内完成审核，结果会即时显示在本页。')}</p>
}

function Claimed({ claim }: { claim: ShownClaim }) {
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
    <section className={styles['part']} aria-label={t('审核中的申请')}>
      <h2>{claim.isChange ? t('变更审核中') : t('认证审核中')}</h2>
      <Progress claim={claim} />
      <FactList facts={facts} />
      <Button onClick={handleWithdraw}>{t('撤回申请')}</Button>
    </section>
  )
}

function Identity({ identity, mayChange }: { identity: ShownIdentity; mayChange: boolean }) {
  const t = useT()
  const to = identity.kind === 'organisation' ? linkTo.changeRealNameOrg() : linkTo.changeRealNamePerson()
  const facts = [...factsOf(identity, t), { label: t('认证时间'), value: dateTime(identity.verifiedAt) }]
  return (
    <section className={styles['part']} aria-label={t('认证信息')}>
      <h2>{t('认证信息')}</h2>
      {identity.isExpired && (
        <p className={styles['warned']} role="alert">
          {t('证件已过期：更新前不能报名新的项目，已报名的项目不受影响。')}
        </p>
      )}
      <FactList facts={facts} />
      {mayChange && (
        <Link className={styles['link']} to={to}>
          {t('变更信息')}
        </Link>
      )}
    </section>
  )
}

const formOf = (kind: string) => (kind === 'organisation' ? paths.realNameOrg : paths.realNamePerson)

function Refused({ refusal }: { refusal: NonNullable<KycDetail['refusal']> }) {
  const t = useT()
  return (
    <>
      <RefusedNote refusal={refusal} text={t('最近一次提交未通过。')} />
      {!refusal.isChange && (
        <Link className={styles['link']} to={formOf(refusal.kind)}>
          {t('修改后重新提交')}
        </Link>
      )}
    </>
  )
}

/** Everything about the user's real name, in whatever state it is. */
export function InfoBody({ detail }: { detail: KycDetail }) {
  const t = useT()
  const { identity, claim, refusal, authStatus } = detail
  const isNothing = !identity && !claim && !refusal
  return (
    <>
      <p className={styles['state']}>
        {t('当前状态')} <StateTag labels={authStatusLabels} state={authStatus} />
      </p>
      {refusal && <Refused refusal={refusal} />}
      {claim && <Claimed claim={claim} />}
      {identity && <Identity identity={identity} mayChange={!claim} />}
      {isNothing && (
        <EmptyState
          text={t('您还没有实名认证。认证后可以报名和竞价。')}
          hint={
            <p className={styles['links']}>
              <Link className={styles['link']} to={paths.realNamePerson}>
                {t('个人认证')}
              </Link>
              <Link className={styles['link']} to={paths.realNameOrg}>
                {t('机构认证')}
              </Link>
            </p>
          }
        />
      )}
    </>
  )
}
