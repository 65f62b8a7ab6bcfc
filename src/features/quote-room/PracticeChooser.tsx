import { Link } from 'react-router-dom'
import { bidModes } from '#src/model/listing/detail.ts'
import { modeLabels } from '#src/model/listing/labels.ts'
import { linkTo } from '#src/model/paths.ts'
import { modeTerms } from '#src/model/terms/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './chooser.module.css'

/** The eight modes to practise, each with a one-sentence description. */
export function PracticeChooser() {
  const t = useT()
  return (
    <ul className={styles['chooser']}>
      {bidModes.map((mode) => (
        <li key={mode}>
          <h2>{t(modeLabels[mode])}</h2>
          <p>{t(modeTerms[mode])}</p>
          <Link
            to={linkTo.practice(mode)}
            className={styles['begin']}
            aria-label={`${t('开始练习')} ${t(modeLabels[mode])}`}
          >
            {t('开始练习')}
          </Link>
        </li>
      ))}
    </ul>
  )
}
