import { dayOf } from '#src/features/news/rows.ts'
import type { NewsRow } from '#src/model/news/schema.ts'
import { CoveringLink } from '#src/shared/ui/action/CoveringLink.tsx'
import { OuterLink } from '#src/shared/ui/action/OuterLink.tsx'
import { linkToArticle } from '../addresses.ts'
import styles from './NewsItem.module.css'

/** One news item of a branch: its title and its day; an item of another site opens there. */
export function NewsItem({ row, branchId }: { row: NewsRow; branchId: string }) {
  const { id, title, isOuterLink, outerLinkUrl } = row
  const day = dayOf(row)
  return (
    <li className={styles['row']}>
      <span className={styles['title']} lang="zh-CN">
        {isOuterLink === 1 ? (
          <OuterLink href={outerLinkUrl} newTab>
            {title}
          </OuterLink>
        ) : (
          <CoveringLink to={linkToArticle(branchId, id)} className="clamp" title={title}>
            {title}
          </CoveringLink>
        )}
      </span>
      {day && (
        <time dateTime={day} className={`number ${styles['day']}`}>
          {day}
        </time>
      )}
    </li>
  )
}
