import { markedParts } from '../../lib/text/marked-parts.ts'
import styles from './Marked.module.css'

/** A text with the words of a search marked. */
export const Marked = ({ text, words }: { text: string; words: string }) =>
  markedParts(text, words).map((part, index) =>
    part.isHit ? (
      // The parts of one text never change their order.
      <mark key={index} className={styles['hit']}>
        {part.text}
      </mark>
    ) : (
      <span key={index}>{part.text}</span>
    ),
  )
