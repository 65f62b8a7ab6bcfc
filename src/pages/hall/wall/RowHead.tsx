import type { ReactNode } from 'react'
import { regionText } from '#src/features/listing/row-facts.ts'
import { isBidMode } from '#src/model/bidding/modes.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { isSealed } from '#src/model/listing/sealed.ts'
import { listingStateLabels } from '#src/model/listing/state/labels.ts'
import { labelOf, modeLabels } from '#src/model/listing/labels.ts'
import { linkTo } from '#src/model/paths.ts'
import { useLanguage, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Picture } from '#src/shared/ui/display/Picture.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { EnrolmentNote } from './EnrolmentNote.tsx'
import { factsOf } from './facts.tsx'
import styles from './facts.module.css'
import { NextStep } from './NextStep.tsx'
import { PracticeLabel } from './PracticeLabel.tsx'

/** The name of a row with its picture, and what the columns of HM-09 do not show. */
export function RowHead({ name, row }: { name: ReactNode; row: ListingRow }) {
  const t = useT()
  const language = useLanguage()
  const { mode } = row
  return (
    <div className={styles['row']}>
      <Picture src={row.imgSrc} alt="" width={88} height={66} className={styles['thumb']} />
      <div className={styles['head']}>
        {name}
        <p className={`${styles['note']} muted`} lang={language === 'zh' ? undefined : 'en'}>
          <StateTag labels={listingStateLabels} state={row.status} hidesUnknown />
          {mode && <span>{t(labelOf(modeLabels, mode))}</span>}
          {regionText(row, t) && <span>{regionText(row, t)}</span>}
          <EnrolmentNote row={row} />
          <NextStep row={row} look="link" />
          {mode && isBidMode(mode) && (
            <Button look="link" size="small" to={linkTo.practice(mode)}>
              <PracticeLabel mode={mode} />
            </Button>
          )}
        </p>
      </div>
      <p className={`${styles['figures']} muted number`} lang={language === 'zh' ? undefined : 'en'}>
        {isSealed(row) && <span className={styles['wide']}>{t('密封报价中，开标前不公开')}</span>}
        {factsOf(row, t).map(({ key, label, value, isWide }) => (
          <span key={key} className={isWide ? styles['wide'] : undefined}>
            {label} {value}
          </span>
        ))}
      </p>
    </div>
  )
}
