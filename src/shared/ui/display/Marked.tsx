import { markedParts } from '../../lib/text/marked-parts.ts'

/** A text with the words of a search marked. */
export const Marked = ({ text, words }: { text: string; words: string }) =>
  markedParts(text, words).map((part, index) =>
    // The parts of one text never change their order.
    part.isHit ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  )
