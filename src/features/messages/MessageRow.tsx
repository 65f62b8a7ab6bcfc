import { Checkbox } from 'antd'
import { Link } from 'react-router-dom'
import type { Message } from '#src/model/message/schema.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from './MessageRow.module.css'
import { kindLabel } from './labels.ts'

type Props = {
  message: Message
  /** Where it is read. */
  to: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  action: { word: string; run: () => void; isBusy: boolean }
}

/** One message in the list; whether it is unread is said, and not only shown. */
export function MessageRow({ message, to, isChosen, onChoose, action }: Props) {
  const t = useT()
  const { title, text, at, kind, isRead } = message
  return (
    <li className={`${styles['row']} ${isRead ? '' : styles['unread']}`}>
      <Checkbox
        className={styles['choice'] ?? ''}
        checked={isChosen}
        aria-label={t('选择：{{title}}', { title: t(title) })}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div className={styles['text']}>
        <p className={styles['line']}>
          <Tag className={styles['kind']}>{t(kindLabel(kind))}</Tag>
          {!isRead && <span className={styles['dot']}>{t('未读')}</span>}
          <Link className={styles['title']} to={to} title={t(title)}>
            <TranslatedText>{title}</TranslatedText>
          </Link>
        </p>
        <p className={styles['summary']}>
          <TranslatedText>{text}</TranslatedText>
        </p>
      </div>
      <time className={styles['time']} dateTime={new Date(at).toISOString()}>
        {dateTime(at)}
      </time>
      <Button look="text" isOff={action.isBusy} onClick={action.run}>
        {action.word}
        <TranslatedText className="visuallyHidden">{title}</TranslatedText>
      </Button>
    </li>
  )
}
