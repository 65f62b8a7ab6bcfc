import type { ComponentProps } from 'react'
import { stillTakesEnrolments } from '#src/model/listing/enrolling.ts'
import { detailPage, listingName } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { linkTo } from '#src/model/paths.ts'
import { phaseOf, useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'

type Props = { row: ListingRow; look: ComponentProps<typeof Button>['look'] }

/** Into the room once it is open; before that, to the enrolment while it is open. */
export function NextStep({ row, look }: Props) {
  const t = useT()
  const isOpen = useAtBeat((now) => stillTakesEnrolments(row, now), phaseOf(row.enrolUntil ?? null))
  const { assetsId, status } = row
  const step =
    status === 'WAIT_BID'
      ? isOpen && { label: t('我要报名'), to: linkToOwn.enrol(detailPage(row), assetsId) }
      : { label: t('围观'), to: linkTo.watchRoom(assetsId) }
  if (!step) return <span />
  return (
    <Button look={look} size="small" to={step.to} aria-label={`${step.label} ${listingName(row)}`}>
      {step.label}
    </Button>
  )
}
