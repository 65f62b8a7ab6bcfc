import { NavLink } from 'react-router-dom'
import type { DemandType } from '#src/model/demand/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { needOrder, services } from '../labels.ts'
import styles from './services.module.css'

type Pair = readonly [title: string, text: string]

/** Numbered steps in one row, on small screens one below the other. */
export function Steps({ steps }: { steps: readonly Pair[] }) {
  const t = useT()
  return (
    <ol className={styles['steps']}>
      {steps.map(([title, text]) => (
        <li key={title}>
          <strong>{t(title)}</strong>
          <span>{t(text)}</span>
        </li>
      ))}
    </ol>
  )
}

/** Questions that open to their answers. */
export function Faqs({ faqs }: { faqs: readonly Pair[] }) {
  const t = useT()
  return faqs.map(([question, answer]) => (
    <details key={question} className={styles['faq']}>
      <summary>{t(question)}</summary>
      <p>{t(answer)}</p>
    </details>
  ))
}

/** From one service to the others. */
export function Siblings({ need }: { need: DemandType }) {
  const t = useT()
  return (
    <nav className={styles['siblings']} aria-label={t('服务项目')}>
      {needOrder.map((known) => (
        <NavLink key={known} to={linkTo.service(known)} aria-current={known === need ? 'page' : undefined}>
          {t(services[known].title)}
        </NavLink>
      ))}
    </nav>
  )
}
