import { Checkbox } from 'antd'
import { Link } from 'react-router-dom'
import type { Message } from '#src/model/message/schema.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { ListRow } from '#src/shared/ui/list/ListRow.tsx'
import styles from './MessageRow.module.css'
import { kindLabel } from './labels.ts'

type Props = {
  message: Message
  /** Address of the message. */
  to: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  action: { label: string; run: () => void; isBusy: boolean }
}

/** One message in the list; an unread one is marked by a word, not by its look alone. */
export function MessageRow({ message, to, isChosen, onChoose, action }: Props) {
  const t = useT()
  const { title, text, at, kind, isRead } = message
  return (
    <ListRow
      lead={
        <Checkbox
          checked={isChosen}
          aria-label={t('选择：{{title}}', { title: t(title) })}
          onChange={({ target }) => onChoose(target.checked)}
        />
      }
      title={
        <>
          <Tag>{t(kindLabel(kind))}</Tag>
          {!isRead && <Tag tone="danger">{t('未读')}</Tag>}
          <Link className={isRead ? undefined : styles['unread']} to={to} title={t(title)}>
            <TranslatedText>{title}</TranslatedText>
          </Link>
        </>
      }
      aside={
        <time className="muted number" dateTime={new Date(at).toISOString()}>
          {dateTime(at)}
        </time>
      }
      actions={
        <Button look="text" isOff={action.isBusy} onClick={action.run}>
          {action.label}
          <TranslatedText className="visuallyHidden">{title}</TranslatedText>
        </Button>
      }
    >
      <p className={`${styles['summary']} clamp muted`}>
        <TranslatedText>{text}</TranslatedText>
      </p>
    </ListRow>
  )
}
