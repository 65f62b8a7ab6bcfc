import type { QuestionsSection } from '#src/model/content/special.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from '../special.module.css'
import { More } from './More.tsx'

/** Questions that open to their answers. */
export function Questions({ section: { title, items, more } }: { section: QuestionsSection }) {
  return (
    <Card title={<TranslatedText>{title}</TranslatedText>} body="padded" actions={<More link={more} />}>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles['question']}>
          <summary>
            <TranslatedText>{question}</TranslatedText>
          </summary>
          <p>
            <TranslatedText>{answer}</TranslatedText>
          </p>
        </details>
      ))}
    </Card>
  )
}
