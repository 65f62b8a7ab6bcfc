import { useState } from 'react'
import type { PartyRole } from '#src/model/contract/schema.ts'
import type { ShownComment } from '#src/model/contract/text/wire.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { addTextComment, replyToComment, resolveTextComment } from '../commands.ts'
import styles from '../contract-text.module.css'
import type { SessionView, TextSession } from '../session/session.ts'
import { CommentForm } from './CommentForm.tsx'

type Props = {
  id: string
  role: PartyRole
  session: TextSession
  view: SessionView
  canEdit: boolean
  active: string | null
  onJump: (comment: ShownComment) => void
}

function Author({ by, at, role }: { by: string; at: number; role: PartyRole }) {
  const t = useT()
  return (
    <p className={styles['author']}>
      <strong>{by === role ? t('我方') : t('对方')}</strong> <span className="muted">{dateTime(at)}</span>
    </p>
  )
}

type ItemProps = Omit<Props, 'view' | 'active'> & { comment: ShownComment; isActive: boolean }

function Comment({ id, role, session, canEdit, comment, isActive, onJump }: ItemProps) {
  const t = useT()
  const [isReplying, setReplying] = useState(false)
  const { attempt, busy } = useAttempt()
  const isResolved = Boolean(comment.resolvedAt)
  const stopReplying = () => setReplying(false)
  const handleReply = async (text: string) => {
    await replyToComment(session, id, comment.id, text)
    stopReplying()
  }
  return (
    <li className={styles['comment']} data-active={isActive || undefined} id={`comment-${comment.id}`}>
      <button type="button" className={styles['quote']} onClick={() => onJump(comment)} title={t('跳转到原文')}>
        <span lang="zh-CN">“{comment.quote}”</span>
      </button>
      {comment.from === comment.to && <Tag>{t('原文已删除')}</Tag>}
      {isResolved && <Tag tone="success">{t('已解决')}</Tag>}
      <Author by={comment.by} at={comment.at} role={role} />
      <p className={styles['body']}>{comment.text}</p>
      {comment.replies.map(({ by, at, text }) => (
        <div key={`${at}${by}`} className={styles['reply']}>
          <Author by={by} at={at} role={role} />
          <p className={styles['body']}>{text}</p>
        </div>
      ))}
      {canEdit && !isReplying && (
        <Actions>
          <Button size="small" onClick={() => setReplying(true)}>
            {t('回复')}
          </Button>
          <Button
            size="small"
            isBusy={busy}
            onClick={() => void attempt(() => resolveTextComment(session, id, comment.id, !isResolved))}
          >
            {isResolved ? t('重新打开') : t('标为已解决')}
          </Button>
        </Actions>
      )}
      {isReplying && <CommentForm label={t('回复')} onSend={handleReply} onClose={stopReplying} />}
    </li>
  )
}

/** The comments in the order of the text, settled ones last; the form of a new one first. */
export function Comments({ id, role, session, view, canEdit, active, onJump }: Props) {
  const t = useT()
  const sorted = view.comments.toSorted(
    (one, other) => Number(Boolean(one.resolvedAt)) - Number(Boolean(other.resolvedAt)) || one.from - other.from,
  )
  const stopMarking = () => session.mark(null)
  const handleSend = async (text: string, requestId: string) => {
    await addTextComment(session, id, requestId, text)
    stopMarking()
  }
  return (
    <Card title={t('批注')} note={t('{{count}} 条', { count: sorted.length })} body="stacked">
      {view.marked && <CommentForm label={t('添加批注')} onSend={handleSend} onClose={stopMarking} />}
      {sorted.length === 0 && !view.marked && <p className="muted">{t('选中正文中的文字，点“批注”即可添加。')}</p>}
      <ul className={styles['comments']}>
        {sorted.map((comment) => (
          <Comment
            key={comment.id}
            comment={comment}
            isActive={comment.id === active}
            {...{ id, role, session, canEdit, onJump }}
          />
        ))}
      </ul>
    </Card>
  )
}
