import type { DemandStep } from '#src/model/demand/schema.ts'
import { eventLabels } from '#src/model/demand/labels.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { scoreLabels } from '../labels.ts'
import { FileLinks } from './FileLinks.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from './detail.module.css'

function Step({ step: { at, by, event, text, score, files } }: { step: DemandStep }) {
  const t = useT()
  const word = Object.hasOwn(eventLabels, event) ? eventLabels[event]! : event
  return (
    <li className={by === 'exchange' ? styles['theirs'] : undefined}>
      <p className={styles['when']}>
        <strong>{t(word)}</strong>
        <time className="number" dateTime={new Date(at).toISOString()}>
          {dateTime(at)}
        </time>
      </p>
      {score ? (
        <p>
          {t('{{score}} 分', { score })} {scoreLabels[score] ? t(scoreLabels[score]) : ''}
        </p>
      ) : null}
      {text && (
        <p className={styles['text']}>
          <TranslatedText>{text}</TranslatedText>
        </p>
      )}
      {files.length > 0 && <FileLinks files={files} />}
    </li>
  )
}

/** What happened to a demand, oldest first. */
export function Timeline({ steps }: { steps: readonly DemandStep[] }) {
  const t = useT()
  return (
    <ol className={styles['timeline']} aria-label={t('办理进展')}>
      {steps.map((step) => (
        <Step key={`${step.at}-${step.event}`} step={step} />
      ))}
    </ol>
  )
}
