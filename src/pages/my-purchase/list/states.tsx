import type { OwnProcurement } from '#src/model/procurement/supplier/schema.ts'
import { bondStateLabels } from '#src/model/procurement/supplier/labels.ts'
import { bondStates } from '#src/model/procurement/supplier/states.ts'
import { atBeat } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { StateTag, Tag } from '#src/shared/ui/display/Tag.tsx'

/** Whether the supplier has enrolled, or is invited to while that is possible. */
export function EnrolmentTag({ row: { own, project } }: { row: OwnProcurement }) {
  const t = useT()
  const { saleTo, terminatedAt } = project.schedule
  const isOver = terminatedAt != null || saleTo <= atBeat()
  if (own.standing.isEnrolled) return <Tag tone="success">{t('已报名')}</Tag>
  return own.standing.isInvited && !isOver ? <Tag tone="info">{t('受邀待报名')}</Tag> : <Tag>{t('未报名')}</Tag>
}

/** The bonds of a project in one word: that of the lot that is furthest behind. */
export function BondState({ own }: Pick<OwnProcurement, 'own'>) {
  const t = useT()
  if (!own.standing.isEnrolled) return '—'
  if (own.bonds.length === 0) return t('无需交纳')
  const state = bondStates.find((known) => own.bonds.some((bond) => bond.state === known))
  return <StateTag labels={bondStateLabels} state={state} />
}
