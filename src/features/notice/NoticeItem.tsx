import { Link } from 'react-router-dom'
import type { NoticeRow } from '#src/model/notice/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import styles from './NoticeItem.module.css'

/** One notice: its title, and its date at the right with the year below. */
export function NoticeItem({ notice }: { notice: NoticeRow }) {
  const day = (notice.publishDate ?? notice.createTime ?? '').slice(0, 10)
  return (
    <li className={styles['row']}>
      <Link to={linkTo.newsZxdt(notice.id)} className={styles['title']} title={notice.noticeTitle} lang="zh-CN">
        <span className={styles['words']}>{notice.noticeTitle}</span>
      </Link>
      {day && (
        <time dateTime={day} className={styles['date']}>
          <span className={styles['year']}>{day.slice(0, 4)}</span>
          <span className={styles['day']}>{day.slice(5)}</span>
        </time>
      )}
    </li>
  )
}
