import { stillTakesEnrolments } from '#src/model/listing/enrolling.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { phaseOf, useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './facts.module.css'

type Row = Pick<ListingRow, 'status' | 'enrolUntil'>

function Enrolling({ row, until }: { row: Row; until: number }) {
  const t = useT()
  const isOpen = useAtBeat((now) => stillTakesEnrolments(row, now), phaseOf(until))
  return isOpen ? (
    <span className={styles['open']}>{t('还可报名，{{time}} 截止', { time: exactTime(until) })}</span>
  ) : (
    <span>{t('报名已截止')}</span>
  )
}

/** Whether enrolment is open, to the second; nothing where the exchange does not give its end. */
export function EnrolmentNote({ row }: { row: Row }) {
  const { enrolUntil } = row
  return enrolUntil ? <Enrolling row={row} until={enrolUntil} /> : null
}
