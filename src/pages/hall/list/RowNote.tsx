import { stillTakesEnrolments } from '#src/model/listing/enrolling.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { modeLabels, labelOf } from '#src/model/listing/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { phaseOf, useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { useLanguage, useT } from '#src/shared/lib/text/i18n.ts'
import styles from '../HallPage.module.css'

type Row = Pick<ListingRow, 'mode' | 'status' | 'enrolUntil'>

function Enrolling({ row, until }: { row: Row; until: number }) {
  const t = useT()
  const isOpen = useAtBeat((now) => stillTakesEnrolments(row, now), phaseOf(until))
  return isOpen ? (
    <span className={styles['open']}>{t('还可报名，{{time}} 截止', { time: exactTime(until) })}</span>
  ) : (
    <span>{t('报名已截止')}</span>
  )
}

/** The bidding mode of an asset and whether enrolment is open, as far as the exchange gives them. */
export function RowNote({ row }: { row: Row }) {
  const t = useT()
  const language = useLanguage()
  const { mode, enrolUntil } = row
  if (!mode && !enrolUntil) return null
  return (
    <p className={`${styles['note']} muted`} lang={language === 'zh' ? undefined : 'en'}>
      {mode && <span>{t(labelOf(modeLabels, mode))}</span>}
      {enrolUntil && <Enrolling row={row} until={enrolUntil} />}
    </p>
  )
}
