import { Link } from 'react-router-dom'
import { useHeldRights } from '#src/features/quote-room/own-number.ts'
import { rightOf } from '#src/model/enrolment/labels.ts'
import { linkTo } from '#src/model/paths.ts'
import { inSentence } from '#src/shared/lib/text/in-sentence.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from '../HallPage.module.css'

/** The rooms that are not over in which the person holds the right to the same price. */
export function HeldRights() {
  const t = useT()
  const rooms = useHeldRights()
  if (rooms.length === 0) return null
  return (
    <ul className={styles['rights']} aria-label={t('我的优先权')}>
      {rooms.map(({ roomId, assetsId, name, asset }) => (
        <li key={roomId}>
          {t('您享有{{right}}：', { right: inSentence(t(rightOf(asset.typeCode))) })}
          <Link to={linkTo.quoteHall(assetsId, roomId === assetsId ? undefined : roomId)} lang="zh-CN">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
