import type { NewsRow } from '#src/model/news/schema.ts'
import { Marked } from '#src/shared/ui/display/Marked.tsx'
import styles from './help.module.css'

/** The words of the trade and what they mean. */
export const Terms = ({ rows, q }: { rows: readonly NewsRow[]; q: string }) => (
  <dl className={styles['terms']} lang="zh-CN">
    {rows.map(({ id, title, summarys }) => (
      <div key={id}>
        <dt>
          <Marked text={title} words={q} />
        </dt>
        <dd>
          <Marked text={summarys ?? ''} words={q} />
        </dd>
      </div>
    ))}
  </dl>
)
