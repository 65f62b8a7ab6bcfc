import { Link } from 'react-router-dom'
import { excerptOf } from '#src/features/article/find.ts'
import type { NewsRow, Plate } from '#src/model/news/schema.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { Marked } from '#src/shared/ui/display/Marked.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import styles from './help.module.css'

/** Questions alone, as links to their answers. */
export const QuestionLinks = ({ rows }: { rows: readonly NewsRow[] }) => (
  <ul className={styles['links']} lang="zh-CN">
    {rows.map(({ id, title }) => (
      <li key={id}>
        <Link to={linkToPurchase.helpDetail(id)}>{title}</Link>
      </li>
    ))}
  </ul>
)

type Props = {
  rows: readonly NewsRow[]
  /** Search words. */
  q: string
  /** Whose names are shown, where questions of several categories are listed. */
  categories: readonly Plate[]
}

/** Questions with the beginning of their answers, or the words around the first hit. */
export const AnsweredQuestions = ({ rows, q, categories }: Props) => (
  <ul lang="zh-CN">
    {rows.map(({ id, title, summarys, plateId }) => {
      const category = categories.find((plate) => plate.id === plateId)?.name
      return (
        <li key={id} className={styles['answered']}>
          <h2>
            <Link to={linkToPurchase.helpDetail(id)}>
              <Marked text={title} words={q} />
            </Link>
            {category && <Tag>{category}</Tag>}
          </h2>
          {summarys && (
            <p className={`clamp ${styles['excerpt'] ?? ''}`}>
              <Marked text={excerptOf(summarys, q)} words={q} />
            </p>
          )}
        </li>
      )
    })}
  </ul>
)
