import { priceNameValues } from '#src/model/asset-kind/prices.ts'
import { bidModes } from '#src/model/listing/detail.ts'
import { modeLabels } from '#src/model/listing/labels.ts'
import { linkTo } from '#src/model/paths.ts'
import { modeTerms } from '#src/model/terms/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import styles from './price/chooser.module.css'

/** The eight modes to practise, each with a one-sentence description. */
export function PracticeChooser() {
  const t = useT()
  return (
    <ul className={styles['chooser']}>
      {bidModes.map((mode) => (
        <li key={mode}>
          <Card title={t(modeLabels[mode])} body="stacked">
            <p>{t(modeTerms[mode], priceNameValues())}</p>
            <Button look="primary" to={linkTo.practice(mode)} aria-label={`${t('开始练习')} ${t(modeLabels[mode])}`}>
              {t('开始练习')}
            </Button>
          </Card>
        </li>
      ))}
    </ul>
  )
}
