import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { DataOf } from '#src/api/endpoint.ts'
import type { messageDetail } from '#src/api/endpoints/message.ts'
import { useRead } from '#src/features/messages/commands.ts'
import { kindLabel } from '#src/features/messages/labels.ts'
import type { Message } from '#src/model/message/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from './MessageText.module.css'
import { useMoves } from './use-moves.ts'

type Detail = DataOf<typeof messageDetail>

/** Marks a message as read when it is opened, once. */
function useReadOnOpening({ id, isRead, binnedAt }: Message): void {
  const { mutate } = useRead()
  const isDue = !isRead && !binnedAt
  useEffect(() => {
    if (isDue) mutate([id])
  }, [id, isDue, mutate])
}

function MessageActions({ message, back }: { message: Message; back: string }) {
  const t = useT()
  const navigate = useNavigate()
  const moves = useMoves((_, isBinned) => isBinned && void navigate(back))
  return (
    <Actions>
      {message.link && (
        <Button look="primary" href={message.link}>
          {t('前往查看')}
        </Button>
      )}
      {message.binnedAt ? (
        <Button isOff={moves.isMoving} onClick={() => moves.restore([message.id])}>
          {t('恢复')}
        </Button>
      ) : (
        <Button isOff={moves.isMoving} onClick={() => moves.remove([message.id])}>
          {t('删除')}
        </Button>
      )}
      <Button look="text" to={back}>
        {t('返回消息列表')}
      </Button>
    </Actions>
  )
}

function Neighbours({ detail: { newerId, olderId }, kind }: { detail: Detail; kind: string | null }) {
  const t = useT()
  const link = (id: string | null | undefined, label: string, none: string) =>
    id ? (
      <Button look="text" to={linkToOwn.message(id, kind ?? undefined)}>
        {label}
      </Button>
    ) : (
      <span className="muted">{none}</span>
    )
  return (
    <nav className={styles['neighbours']} aria-label={t('前后消息')}>
      {link(newerId, t('上一条'), t('已是最新一条'))}
      {link(olderId, t('下一条'), t('已是最早一条'))}
    </nav>
  )
}

/** One message, with its neighbours in the list; opening it marks it as read. */
export function MessageText({ detail, kind }: { detail: Detail; kind: string | null }) {
  const t = useT()
  const { message } = detail
  useReadOnOpening(message)
  return (
    <Card as="article" title={<TranslatedText>{message.title}</TranslatedText>} body="stacked">
      <p className="muted">
        <Tag>{t(kindLabel(message.kind))}</Tag>{' '}
        <time className="number" dateTime={new Date(message.at).toISOString()}>
          {dateTime(message.at)}
        </time>{' '}
        {message.binnedAt && <Tag tone="warning">{t('已在回收站')}</Tag>}
      </p>
      <p className={styles['text']}>
        <TranslatedText>{message.text}</TranslatedText>
      </p>
      <MessageActions message={message} back={linkToOwn.messages(kind ?? undefined)} />
      <Neighbours detail={detail} kind={kind} />
    </Card>
  )
}
