import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { useSignedIn } from '#src/features/session/store.ts'
import { isByInvitation } from '#src/model/procurement/kinds.ts'
import type { ProcurementRow } from '#src/model/procurement/schema.ts'
import { type ProcurementStage, stageOf } from '#src/model/procurement/stage.ts'
import { eligibilityTexts } from '#src/model/procurement/supplier/labels.ts'
import { ownActs } from '#src/model/procurement/supplier/rules.ts'
import type { Participation } from '#src/model/procurement/supplier/schema.ts'
import { type EligibilityFault, eligibilityFaults } from '#src/model/procurement/supplier/states.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { atBeat, useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { InlineError, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { EnrolButton } from './supplier/forms.tsx'
import { Enrolled } from './supplier/Enrolled.tsx'
import { FollowButton } from './supplier/FollowButton.tsx'
import { participationQuery } from './supplier/queries.ts'
import type { SuppliedProject } from './supplier/project.ts'
import styles from './supplier/supplier.module.css'

/** Anchor of the panel. */
export const supplierPanelAnchor = 'take-part'

type Props = { project: SuppliedProject; own: Participation; now: number }

/** Where the account becomes one that may take part. */
const remedies: Record<EligibilityFault, string> = {
  blacklisted: paths.shensuRecord,
  unverified: paths.realNameOrg,
  expired: paths.realNamePersonInfo,
  person: paths.register,
}

function NotEligible({ fault }: { fault: EligibilityFault }) {
  const t = useT()
  const labels: Record<EligibilityFault, string> = {
    blacklisted: t('提交申诉'),
    unverified: t('前往机构认证'),
    expired: t('更新认证信息'),
    person: t('注册机构账户'),
  }
  return (
    <Callout tone="warning">
      <div className={styles['stack']}>
        <p className={styles['text']}>{t(eligibilityTexts[fault])}</p>
        <div className={styles['line']}>
          <Button look="primary" to={remedies[fault]}>
            {labels[fault]}
          </Button>
        </div>
      </div>
    </Callout>
  )
}

/** Why nobody can enrol now, or until when. */
function useEnrolmentText({ method, schedule }: ProcurementRow, own: Participation | null, now: number): string {
  const t = useT()
  const stage = stageOf(schedule, now)
  if (stage === 'notice')
    return t('采购文件将于 {{time}} 开始发售，届时可以报名', { time: exactTime(schedule.saleFrom) })
  if (stage === 'terminated') return t('该项目已终止')
  if (stage !== 'sale') return t('报名已于 {{time}} 截止', { time: exactTime(schedule.saleTo) })
  if (isByInvitation(method) && !own?.standing.isInvited) return t('该项目采用邀请方式，仅限受邀供应商报名')
  return t('报名并获取采购文件，截止 {{time}}', { time: exactTime(schedule.saleTo) })
}

function NotEnrolled({ project, own, now }: Props) {
  const t = useT()
  const text = useEnrolmentText(project, own, now)
  const fault = eligibilityFaults.find((known) => known === own.fault)
  const mayEnrol = ownActs(project, own, now).includes('enrol')
  return (
    <div className={styles['stack']}>
      {own.standing.isInvited && <Callout tone="info">{t('您已被邀请参加该项目')}</Callout>}
      <p className={styles['text']}>{text}</p>
      {mayEnrol && fault && <NotEligible fault={fault} />}
      {mayEnrol && !fault && own.party && (
        <div className={styles['line']}>
          <EnrolButton own={own} party={own.party} name={project.name} until={project.schedule.saleTo} />
        </div>
      )}
    </div>
  )
}

/** In later stages, and once the project is terminated, there is nothing left to take part in. */
const joinable: ReadonlySet<ProcurementStage> = new Set(['notice', 'sale', 'clarification'])

function SignedOut({ project, now }: Omit<Props, 'own'>) {
  const t = useT()
  const { pathname, search } = useLocation()
  const text = useEnrolmentText(project, null, now)
  const mayJoin = joinable.has(stageOf(project.schedule, now))
  return (
    <div className={styles['stack']}>
      <p className={styles['text']}>{text}</p>
      <div className={styles['line']}>
        <Button {...(mayJoin && { look: 'primary' as const })} to={linkTo.login(pathname + search)}>
          {mayJoin ? t('登录后参与') : t('登录查看我的参与情况')}
        </Button>
      </div>
    </div>
  )
}

function OwnPart({ project, now }: Omit<Props, 'own'>) {
  const query = useQuery(participationQuery(project.id))
  const { data: own } = query
  if (query.isError && !own) return <InlineError query={query} />
  if (!own) return <Skeleton height={160} />
  return own.enrolment ? (
    <Enrolled project={project} own={own} now={now} />
  ) : (
    <NotEnrolled project={project} own={own} now={now} />
  )
}

/** What a supplier may do with a project: one next act with its deadline, what is done, and what else is possible now (PU-06). */
export function SupplierPanel({ project }: { project: SuppliedProject }) {
  const t = useT()
  const signedIn = useSignedIn()
  const { schedule } = project
  // Rendered again only when something begins or ends.
  useAtBeat((now) => `${stageOf(schedule, now)} ${now < schedule.questionsUntil}`)
  const now = atBeat()
  return (
    <Card
      title={t('参与采购')}
      anchor={supplierPanelAnchor}
      body="stacked"
      className="noPrint"
      actions={<FollowButton projectId={project.id} name={project.name} />}
    >
      {signedIn ? <OwnPart project={project} now={now} /> : <SignedOut project={project} now={now} />}
    </Card>
  )
}
