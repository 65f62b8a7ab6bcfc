import { groupOf } from '#src/model/procurement/kinds.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { lawSources } from './labels.ts'
import styles from './project.module.css'

type Props = {
  /** Translated: what the law demands. */
  text: string
  source: keyof typeof lawSources
  /** The way of procurement: the law is about tenders, and the exchange applies it to the others as well. */
  method: string
}

/** One line on what the law demands, with where it says so. */
export function LawNote({ text, source, method }: Props) {
  const t = useT()
  return (
    <p className={styles['law']}>
      {text} {t('依据：{{source}}。', { source: t(lawSources[source]) })}
      {groupOf(method) === 'tender' ? '' : ` ${t('非招标采购参照执行。')}`}
    </p>
  )
}
