import type { ReactNode } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Steps } from '#src/shared/ui/display/Steps.tsx'
import styles from './offer.module.css'

type Pair = readonly [title: string, text: string]

type IntroProps = { title: string; lead: string; tabs?: ReactNode; children: ReactNode }

/** The first block of a page about services: its heading, one sentence, and buttons. */
export const Intro = ({ title, lead, tabs, children }: IntroProps) => (
  <Card tabs={tabs} body="stacked">
    <h1 className={styles['title']}>{title}</h1>
    <p className={styles['lead']}>{lead}</p>
    <Actions>{children}</Actions>
  </Card>
)

/** How a service goes, step by step. */
export function Process({ steps, label }: { steps: readonly Pair[]; label: string }) {
  const t = useT()
  return (
    <Steps label={label} steps={steps.map(([title, text]) => ({ label: t(title), note: t(text), state: 'plain' }))} />
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
