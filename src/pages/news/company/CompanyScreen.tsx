import type { ReactNode } from 'react'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import section from '../section/section.module.css'
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

/** A plate of the company beside the tree of its section, or one record of it; an issue is read in the full width (CT-05). */
export function CompanyScreen({ plate, side }: { plate: CompanyPlate; side: ReactNode }) {
  const t = useT()
  const { id } = useListState(companyAddress).state
  if (plate === 'company-periodical' && id !== '') return <ReaderScreen key={id} id={id} />
  const Plate = plates[plate]
  const isPosition = plate === 'company-recruit' && id !== ''
  return (
    <div className={section['columns']}>
      {side}
      <div className={section['main']}>
        {isPosition ? (
          <PositionScreen key={id} id={id} />
        ) : (
          <>
            <h1 className={section['heading']}>{t(companyPlates[plate])}</h1>
            <Plate />
          </>
        )}
      </div>
    </div>
  )
}
