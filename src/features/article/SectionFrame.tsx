import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import type { Plate } from '#src/model/news/schema.ts'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { platesQuery } from './plates.ts'
import { PlateTree } from './PlateTree.tsx'
import styles from './SectionFrame.module.css'

/** A page of a section, which needs the plates of the exchange. */
export const SectionPageFrame = ({ children }: { children: (plates: readonly Plate[]) => ReactNode }) => (
  <div className={`content ${styles['page']}`}>
    <QueryBoundary query={useQuery(platesQuery)} loading={<Skeleton height={640} />} minHeight={640}>
      {children}
    </QueryBoundary>
  </div>
)

type ColumnsProps = ComponentProps<typeof PlateTree> & {
  /** Above the plates. */
  above?: ReactNode
  children: ReactNode
}

/** The plates of a section, and beside them the content of the chosen one. */
export const SectionColumns = ({ above, children, ...tree }: ColumnsProps) => (
  <div className={styles['columns']}>
    <div className={styles['side']}>
      {above}
      <PlateTree {...tree} />
    </div>
    {children}
  </div>
)

type ContentProps = {
  heading: string
  /** The heading is a text of the portal, in its language; otherwise it is the exchange's, in Chinese. */
  isOwn?: boolean
  /** Beside the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** What a plate has, below its name. */
export const PlateContent = ({ heading, isOwn = false, actions, children }: ContentProps) => (
  <div className={styles['main']}>
    <div className={styles['headline']}>
      <h1 className={styles['heading']} lang={isOwn ? undefined : 'zh-CN'}>
        {heading}
      </h1>
      {actions}
    </div>
    {children}
  </div>
)

type RowProps = {
  title: ReactNode
  /** `YYYY-MM-DD` */
  day: string
  /** Before the day. */
  tags?: ReactNode
  /** Before the text. */
  lead?: ReactNode
  /** Below the title. */
  children?: ReactNode
}

/** A published text in the list of its plate. */
export const PublishedRow = ({ title, day, tags, lead, children }: RowProps) => (
  <li className={styles['row']}>
    {lead}
    <div className={styles['text']}>
      <p className={styles['title']} lang="zh-CN">
        {title}
      </p>
      {children}
      <p className={styles['facts']}>
        {tags}
        <time className="number" dateTime={day}>
          {day}
        </time>
      </p>
    </div>
  </li>
)

/** The beginning of a text, in a `PublishedRow`. */
export const RowSummary = ({ children }: { children: ReactNode }) => (
  <p className={`clamp ${styles['summary']}`} lang="zh-CN">
    {children}
  </p>
)
