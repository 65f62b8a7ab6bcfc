import { appealKindLabels, appealStateLabels } from '#src/model/appeal/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './appeals.module.css'

const wordOf = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code

/** One the portal does not know stands as the exchange wrote it. */
export function AppealStateTag({ state }: { state: string }) {
  const t = useT()
  return (
    <span className={styles['tag']} data-state={state}>
      {t(wordOf(appealStateLabels, state))}
    </span>
  )
}

export const kindText = (kind: string): string => wordOf(appealKindLabels, kind)
