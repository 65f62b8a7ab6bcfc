import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { excerptOf } from '#src/features/article/find.ts'
import { articleQuery } from '#src/features/article/queries.ts'
import type { NewsRow } from '#src/model/news/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { Marked } from '#src/shared/ui/display/Marked.tsx'
import { SafeHtml } from '#src/shared/ui/display/SafeHtml.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { helpAddress } from '../help.ts'
import type { FoundText } from './queries.ts'
import styles from './help.module.css'

/** Loaded when its question opens. */
function Answer({ row: { id, title } }: { row: NewsRow }) {
  const t = useT()
  return (
    <QueryBoundary query={useQuery(articleQuery(id, 'news'))} loading={<Skeleton height={96} />} minHeight={96}>
      {({ content }) => (
        <>
          <SafeHtml html={content} />
          <p className={styles['own']}>
            <Button look="link" size="small" to={helpAddress(id)}>
              {t('打开本题页面')}
              <span className="visuallyHidden" lang="zh-CN">
                {title}
              </span>
            </Button>
          </p>
        </>
      )}
    </QueryBoundary>
  )
}

type Props = {
  found: readonly FoundText[]
  /** Search words. */
  q: string
  /** Number of the open question, from 1. */
  open: number
  onOpen: (num: number) => void
  /** The task of a question, where questions of several are listed. */
  taskOf?: (row: NewsRow) => string | undefined
}

function Question({ row, excerpt, q, task, isOpen, onToggle }: QuestionProps) {
  const id = useId()
  const text = excerpt ?? excerptOf(row.summarys ?? '', q)
  return (
    <li className={styles['question']}>
      <h2>
        <button type="button" id={`${id}-q`} aria-expanded={isOpen} aria-controls={`${id}-a`} onClick={onToggle}>
          <span lang="zh-CN">
            <Marked text={row.title} words={q} />
          </span>
          {task && (
            <span lang="zh-CN">
              <Tag>{task}</Tag>
            </span>
          )}
          <Icon name="down" size={16} />
        </button>
      </h2>
      {q !== '' && !isOpen && text !== '' && (
        <p className={`clamp ${styles['excerpt']}`} lang="zh-CN">
          <Marked text={text} words={q} />
        </p>
      )}
      <div role="region" id={`${id}-a`} aria-labelledby={`${id}-q`} hidden={!isOpen} className={styles['answer']}>
        {isOpen && <Answer row={row} />}
      </div>
    </li>
  )
}

type QuestionProps = FoundText & { q: string; task: string | undefined; isOpen: boolean; onToggle: () => void }

/** Questions, of which one is open. */
export const Questions = ({ found, q, open, onOpen, taskOf }: Props) => (
  <ul>
    {found.map(({ row, excerpt }, index) => {
      const isOpen = index + 1 === open
      return (
        <Question
          key={row.id}
          row={row}
          excerpt={excerpt}
          q={q}
          task={taskOf?.(row)}
          isOpen={isOpen}
          onToggle={() => onOpen(isOpen ? 0 : index + 1)}
        />
      )
    })}
  </ul>
)
