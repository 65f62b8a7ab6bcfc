import type { DemandStep } from '#src/model/demand/schema.ts'
import { eventLabels } from '#src/model/demand/labels.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Timeline } from '#src/shared/ui/display/Timeline.tsx'
import { scoreLabels } from '../labels.ts'

/** What happened to a demand, oldest first; the steps of the exchange are marked. */
export function DemandTimeline({ steps }: { steps: readonly DemandStep[] }) {
  const t = useT()
  return (
    <Timeline
      label={t('办理进展')}
      items={steps.map(({ at, by, event, text, score, files }) => ({
        at,
        time: dateTime(at),
        title: t(Object.hasOwn(eventLabels, event) ? eventLabels[event]! : event),
        note: score ? (
          <p>
            {t('{{score}} 分', { score })} {t(scoreLabels[score] ?? '')}
          </p>
        ) : null,
        text,
        files,
        isMarked: by === 'exchange',
      }))}
    />
  )
}
