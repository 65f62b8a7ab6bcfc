import type { OwnProcurement } from '#src/model/procurement/supplier/schema.ts'
import { priceWayOf } from '#src/model/procurement/supplier/rules.ts'
import { bondStateLabels } from '#src/model/procurement/supplier/labels.ts'
import { bondStates } from '#src/model/procurement/supplier/states.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { atBeat } from '#src/shared/lib/time/heartbeat.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { StateTag, Tag } from '#src/shared/ui/display/Tag.tsx'
import { Moment } from './Moment.tsx'
import styles from './purchase.module.css'

type Own = OwnProcurement['own']

/** Whether the supplier has enrolled, or is invited to and still can. */
export function EnrolmentTag({ row: { own, project } }: { row: OwnProcurement }) {
  const t = useT()
  if (own.standing.isEnrolled) return <Tag tone="success">{t('已报名')}</Tag>
  const isOpen = atBeat() < project.schedule.saleTo && project.schedule.terminatedAt == null
  return own.standing.isInvited && isOpen ? <Tag tone="info">{t('受邀待报名')}</Tag> : <Tag>{t('未报名')}</Tag>
}

function handedInText(t: Translate, { responses, enrolment }: Own, method: string, time: string): string {
  if (priceWayOf(method) === 'quote') return t('已报价（{{time}}）', { time })
  const all = enrolment?.lotIds.length ?? 0
  return responses.length < all
    ? t('已递交 {{count}}/{{all}} 个标段（{{time}}）', { count: responses.length, all, time })
    : t('已递交（{{time}}）', { time })
}

/** Since when the price is in, the last change of it; with several lots for how many it is. */
export function HandedIn({ own, method }: { own: Own; method: string }) {
  const t = useT()
  if (own.responses.length === 0) return null
  const at = Math.max(...own.responses.map((response) => response.at))
  const time = exactTime(at)
  const [before, after] = handedInText(t, own, method, time).split(time)
  return (
    <p className={styles['handedIn']}>
      {before}
      <Moment at={at} />
      {after}
    </p>
  )
}

/** The bonds of a project in one word: that of the lot that is furthest behind. */
export function BondState({ own }: Pick<OwnProcurement, 'own'>) {
  const t = useT()
  if (!own.standing.isEnrolled) return '—'
  if (own.bonds.length === 0) return t('无需交纳')
  const state = bondStates.find((known) => own.bonds.some((bond) => bond.state === known))
  return <StateTag labels={bondStateLabels} state={state} />
}
