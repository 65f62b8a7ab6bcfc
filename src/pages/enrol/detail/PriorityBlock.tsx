import { priorityBenefits, priorityDeadline } from '#src/model/enrolment/priority.ts'
import type { EnrolDetail } from '#src/model/enrolment/schema.ts'
import { claimLabels, rightOf } from '#src/model/enrolment/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { inSentence } from '#src/shared/lib/text/in-sentence.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from '../enrol.module.css'

/** The right to the same price that the person holds, or claims to: what it gives, until when, or why it was not recognised. */
export function PriorityBlock({ detail: { priority, asset, closesAt } }: { detail: EnrolDetail }) {
  const t = useT()
  if (!priority) return null
  const { state, reason } = priority
  const right = t(rightOf(asset.typeCode))
  const until = priorityDeadline(priority, exactTime(closesAt), t)
  return (
    <section className={styles['panel']} aria-label={right}>
      <h2 className={styles['step']}>{right}</h2>
      <p className={state === 'refused' ? styles['warned'] : undefined}>
        {t(claimLabels[state], { right: inSentence(right) })}
        {reason && (
          <>
            {t('审核意见：')}
            <span lang="zh-CN">{reason}</span>
          </>
        )}
      </p>
      {state !== 'refused' && (
        <>
          {priorityBenefits({ ...priority, typeCode: asset.typeCode }, t).map((text) => (
            <p key={text}>{text}</p>
          ))}
          {until && <p className={styles['note']}>{until}</p>}
        </>
      )}
    </section>
  )
}
