import type { StepsSection } from '#src/model/content/special.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Steps } from '#src/shared/ui/display/Steps.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { More } from './More.tsx'

/** How a transfer goes, step by step. */
export function Process({ section: { title, steps, more } }: { section: StepsSection }) {
  const t = useT()
  return (
    <Card title={<TranslatedText>{title}</TranslatedText>} body="padded" actions={<More link={more} />}>
      <Steps
        label={t(title)}
        steps={steps.map(({ label, note }) => ({
          label: t(label),
          state: 'plain',
          ...(note ? { note: t(note) } : {}),
        }))}
      />
    </Card>
  )
}
