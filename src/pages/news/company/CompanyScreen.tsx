import type { ReactNode } from 'react'
import { PlateContent } from '#src/features/article/SectionFrame.tsx'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { companyAddress } from './address.ts'
import { HistoryPlate } from './HistoryPlate.tsx'
import { type CompanyPlate, companyPlates } from './labels.ts'
import { PositionScreen } from './recruit/PositionScreen.tsx'
import { PositionsPlate } from './recruit/PositionsPlate.tsx'
import { PeriodicalsPlate } from './PeriodicalsPlate.tsx'
import { ReaderScreen } from './reader/ReaderScreen.tsx'

const plates = {
  'company-history': HistoryPlate,
  'company-recruit': PositionsPlate,
  'company-periodical': PeriodicalsPlate,
} as const satisfies Record<CompanyPlate, unknown>

type Props = {
  plate: CompanyPlate
  /** Puts the content beside the tree of the section. */
  columns: (content: ReactNode) => ReactNode
}

/** A plate of the company beside the tree of its section, or one record of it; an issue is read in the full width (CT-05). */
export function CompanyScreen({ plate, columns }: Props) {
  const t = useT()
  const { id } = useListState(companyAddress).state
  if (plate === 'company-periodical' && id !== '') return <ReaderScreen key={id} id={id} />
  if (plate === 'company-recruit' && id !== '') return columns(<PositionScreen key={id} id={id} />)
  const Plate = plates[plate]
  return columns(
    <PlateContent heading={t(companyPlates[plate])} isOwn>
      <Plate />
    </PlateContent>,
  )
}
