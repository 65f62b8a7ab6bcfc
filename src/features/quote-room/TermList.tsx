import type { RoomRules } from '#src/model/bidding/schema.ts'
import { biddingTerms } from '#src/model/terms/rules.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './price/explainer.module.css'

/** The rules of a room, each with its figures: the sentences of the listing's terms. */
export function TermList({ mode, rules }: { mode: string; rules: RoomRules }) {
  const t = useT()
  return (
    <dl className={styles['terms']}>
      {biddingTerms(mode, rules, t).map(({ name, label, texts }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
