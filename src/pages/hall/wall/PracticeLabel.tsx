import type { BidMode } from '#src/model/listing/detail.ts'
import { modeLabels } from '#src/model/listing/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'

/** The content of a link to practise a mode whose name is shown beside it. */
export function PracticeLabel({ mode }: { mode: BidMode }) {
  const t = useT()
  return (
    <>
      {t('练习')}
      <span className="visuallyHidden">{t(modeLabels[mode])}</span>
    </>
  )
}
