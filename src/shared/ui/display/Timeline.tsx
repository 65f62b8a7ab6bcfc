import type { ReactNode } from 'react'
import { FileList, type FileItem } from './FileList.tsx'
import { TranslatedText } from './TranslatedText.tsx'
import styles from './Timeline.module.css'
import type { Tone } from './tone.ts'

export type TimelineItem = {
  /** ms, and formatted for the reader; null and empty without a time. */
  at: number | null
  time: string
  title: ReactNode
  /** Beside the title. */
  tag?: ReactNode
  /** Tone of the dot; blue by default. */
  tone?: Tone
  /** The step that has been reached. */
  isCurrent?: boolean
  /** The original text, in the language of its author. */
  text?: string | null | undefined
  files?: readonly FileItem[]
  /** Filled: an entry of the other side. */
  isMarked?: boolean
  /** Between the title and the text. */
  note?: ReactNode
}

/** Events in the given order. */
export function Timeline({ items, label }: { items: readonly TimelineItem[]; label?: string }) {
  return (
    <ol className={styles['timeline']} aria-label={label}>
      {items.map(({ at, time, title, tag, tone, text, files = [], isMarked, isCurrent, note }, index) => (
        // Two entries may have the same time, and the order never changes.
        <li
          key={`${at}-${index}`}
          className={[isMarked && styles['marked'], tone && styles[tone]].filter(Boolean).join(' ')}
          aria-current={isCurrent ? 'step' : undefined}
        >
          <p className={styles['head']}>
            <strong>{title}</strong>
            {tag}
            {at !== null && (
              <time className="number" dateTime={new Date(at).toISOString()}>
                {time}
              </time>
            )}
          </p>
          {note}
          {text && (
            <p className={styles['text']}>
              <TranslatedText>{text}</TranslatedText>
            </p>
          )}
          {files.length > 0 && <FileList files={files} />}
        </li>
      ))}
    </ol>
  )
}
