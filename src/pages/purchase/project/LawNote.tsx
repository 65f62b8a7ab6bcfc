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

/** That responses are opened in public at the deadline. */
export function OpeningNote({ method }: Pick<Props, 'method'>) {
  const t = useT()
  const text =
    groupOf(method) === 'tender'
      ? t('开标在递交截止时间的同一时间公开进行。')
      : t('响应在递交截止时间的同一时间公开开启。')
  return <LawNote source="opening" method={method} text={text} />
}
