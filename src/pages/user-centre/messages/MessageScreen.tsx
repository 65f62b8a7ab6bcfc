import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { DataOf } from '#src/api/endpoint.ts'
import type { messageDetail } from '#src/api/endpoints/message.ts'
import { isNotFound } from '#src/api/errors.ts'
import { useRead, useRemove, useRestore } from '#src/features/messages/commands.ts'
import { messageQuery } from '#src/features/messages/queries.ts'
import { kindLabel } from '#src/features/messages/labels.ts'
import type { Message } from '#src/model/message/schema.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { QueryBoundary, EmptyState, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { OuterLink } from '#src/shared/ui/action/OuterLink.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from './MessageScreen.module.css'

type Detail = DataOf<typeof messageDetail>

function Gone() {
  const t = useT()
  return (
    <div className={styles['card']}>
      <EmptyState
        text={t('没有这条消息，可能已被删除')}
        hint={
          <Link className={styles['way']} to={paths.myMessage}>
            {t('返回消息列表')}
          </Link>
        }
        minHeight={240}
      />
    </div>
  )
}

/** Opening a message reads it, once. */
function useReadOnOpening({ id, isRead, binnedAt }: Message): void {
  const { mutate } = useRead()
  const isDue = !isRead && !binnedAt
  useEffect(() => {
    if (isDue) mutate([id])
  }, [id, isDue, mutate])
}

function Actions({ message, back }: { message: Message; back: string }) {
  const t = useT()
  const navigate = useNavigate()
  const remove = useRemove()
  const restore = useRestore()
  const handleRemove = () =>
    remove.mutate([message.id], {
      onSuccess: ({ changed }) => {
        showToast('success', t('已删除 {{count}} 条消息，可在回收站恢复', { count: changed }))
        void navigate(back)
      },
    })
  const handleRestore = () =>
    restore.mutate([message.id], {
      onSuccess: ({ changed }) => showToast('success', t('已恢复 {{count}} 条消息', { count: changed })),
    })
  return (
    <div className={styles['actions']}>
      {message.link && (
        <OuterLink href={message.link} className={styles['matter']}>
          {t('前往查看')}
        </OuterLink>
      )}
      {message.binnedAt ? (
        <Button isOff={restore.isPending} onClick={handleRestore}>
          {t('恢复')}
        </Button>
      ) : (
        <Button isOff={remove.isPending} onClick={handleRemove}>
          {t('删除')}
        </Button>
      )}
      <Link className={styles['way']} to={back}>
        {t('返回消息列表')}
      </Link>
    </div>
  )
}

function Neighbours({ detail: { newerId, olderId }, kind }: { detail: Detail; kind: string | null }) {
  const t = useT()
  const way = (id: string | null | undefined, word: string, none: string) =>
    id ? (
      <Link className={styles['way']} to={linkTo.message(id, kind ?? undefined)}>
        {word}
      </Link>
    ) : (
      <span className={styles['none']}>{none}</span>
    )
  return (
    <nav className={styles['neighbours']} aria-label={t('前后消息')}>
      {way(newerId, t('上一条'), t('已是最新一条'))}
      {way(olderId, t('下一条'), t('已是最早一条'))}
    </nav>
  )
}

function Letter({ detail, kind }: { detail: Detail; kind: string | null }) {
  const t = useT()
  const { message } = detail
  useReadOnOpening(message)
  return (
    <article className={styles['card']} aria-labelledby="message-title">
      <header className={styles['head']}>
        <h2 id="message-title" className={styles['title']}>
          <TranslatedText>{message.title}</TranslatedText>
        </h2>
        <p className={styles['facts']}>
          <span>{t(kindLabel(message.kind))}</span>
          <time className="number" dateTime={new Date(message.at).toISOString()}>
            {dateTime(message.at)}
          </time>
          {message.binnedAt && <span>{t('已在回收站')}</span>}
        </p>
      </header>
      <p className={styles['text']}>
        <TranslatedText>{message.text}</TranslatedText>
      </p>
      <Actions message={message} back={linkTo.messages(kind ?? undefined)} />
      <Neighbours detail={detail} kind={kind} />
    </article>
  )
}

/** The message that the address names. */
export function MessageScreen() {
  const [search] = useSearchParams()
  const [id, kind] = [search.get('id') ?? '', search.get('kind')]
  const query = useQuery({ ...messageQuery(id, kind), enabled: id !== '' })
  if (id === '' || isNotFound(query.error)) return <Gone />
  return (
    <QueryBoundary query={query} loading={<Skeleton height={320} />} minHeight={320}>
      {(detail) => <Letter key={detail.message.id} detail={detail} kind={kind} />}
    </QueryBoundary>
  )
}
