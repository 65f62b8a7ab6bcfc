import { stepStateLabels, stepLabels } from '#src/features/asset-detail/labels.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { progressOf } from '#src/model/listing/progress.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Steps } from '#src/shared/ui/display/Steps.tsx'
import { DateLine } from './DateLine.tsx'

/** The seven steps to a new owner, of which those that run now are marked, and the dates. */
export function ProcessRail({ asset }: { asset: AssetDetail }) {
  const t = useT()
  const steps = progressOf(asset, useNow()).map(({ stage, state }) => ({
    label: t(stepLabels[stage]),
    state: state === 'stopped' ? ('failed' as const) : state,
    note: t(stepStateLabels[state].label),
  }))
  return (
    <Card body="padded">
      <Steps label={t('交易流程')} steps={steps} />
      <DateLine asset={asset} />
    </Card>
  )
}
