import { NewestTexts } from '#src/features/procurement-news/NewestTexts.tsx'
import type { EditorialPlate } from '#src/features/procurement-news/plates.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { plateLabels } from './labels.ts'

const count = 6

/** Beside a text: the newest of its plate. */
export function NewestBeside({ plate, current }: { plate: EditorialPlate; current: string }) {
  const t = useT()
  return (
    <Card title={t(plateLabels[plate])} body="padded">
      <NewestTexts plate={plate} count={count} except={current} />
    </Card>
  )
}
