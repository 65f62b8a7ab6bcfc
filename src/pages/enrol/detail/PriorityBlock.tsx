import { priorityBenefits, priorityDeadline } from '#src/model/enrolment/priority.ts'
import type { EnrolDetail } from '#src/model/enrolment/schema.ts'
import { claimLabels, rightOf } from '#src/model/enrolment/labels.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'

/** The claimed or confirmed priority right: what it gives and until when, or why it was refused. */
export function PriorityBlock({ detail: { priority, asset, closesAt } }: { detail: EnrolDetail }) {
  const t = useT()
  if (!priority) return null
  const { state, reason } = priority
  const right = rightOf(asset.typeCode)
  const until = priorityDeadline(priority, exactTime(closesAt), t)
  const claim = (
    <>
      {t(claimLabels[state], { right })}
      {reason && (
        <>
          {t('审核意见：')}
          <span lang="zh-CN">{reason}</span>
        </>
      )}
    </>
  )
  return (
    <Card title={t(right)} body="padded">
      {state === 'refused' ? (
        <Callout tone="warning">{claim}</Callout>
      ) : (
        <>
          <p>{claim}</p>
          {priorityBenefits({ ...priority, typeCode: asset.typeCode }, t).map((text) => (
            <p key={text}>{text}</p>
          ))}
          {until && <p className="muted">{until}</p>}
        </>
      )}
    </Card>
  )
}
