import type { NoticeRow } from '#src/model/notice/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { CoveringLink } from '#src/shared/ui/action/CoveringLink.tsx'
import styles from './NoticeItem.module.css'

/** One notice: its title, and its date at the right with the year below. */
export function NoticeItem({ notice: { id, noticeTitle, publishDate, createTime } }: { notice: NoticeRow }) {
  const day = (publishDate ?? createTime ?? '').slice(0, 10)
  return (
    <li className={styles['row']}>
      <CoveringLink to={linkTo.newsZxdt(id)} className={styles['title']} title={noticeTitle} lang="zh-CN">
        <span className="clamp">{noticeTitle}</span>
      </CoveringLink>
      {day && (
        <time dateTime={day} className={styles['date']}>
          <span className={styles['year']}>{day.slice(0, 4)}</span>
          <span className={styles['day']}>{day.slice(5)}</span>
        </time>
      )}
    </li>
  )
}
