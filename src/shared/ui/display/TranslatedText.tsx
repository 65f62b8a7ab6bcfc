import { langOf, useT } from '../../lib/text/i18n.ts'

/** A text of the exchange in the reader's language; marked as Chinese if there is no translation (WCAG 3.1.2). */
export function TranslatedText({ children, className }: { children: string; className?: string | undefined }) {
  const words = useT()(children)
  return (
    <span className={className} lang={langOf(words)}>
      {words}
    </span>
  )
}
