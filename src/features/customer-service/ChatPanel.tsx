import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { isImeKey } from '#src/shared/lib/search-input.ts'
import { storedFields } from '#src/shared/lib/storage/stored-fields.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { captureFocus } from '#src/shared/ui/dialog/restore-focus.ts'
import { ScrollBox } from '#src/shared/ui/behaviour/ScrollBox.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from './ChatPanel.module.css'
import type { OutgoingMessage } from './conversation.ts'
import { joinConversation, sendToDesk, textMax, useConversation } from './conversation-store.ts'
import { closeDesk, useDesk } from './desk-state.ts'
import { connectionLabels } from './labels.ts'

type Entry = { id: string; from: 'visitor' | 'desk'; text: string; at: number; own?: OutgoingMessage }

function useEntries(): readonly Entry[] | null {
  const { record, own } = useConversation()
  const unsent: Entry[] = own.map((message) => ({ ...message, from: 'visitor', own: message }))
  return record || own.length > 0 ? [...(record ?? []), ...unsent] : null
}

/** The delivery state of a message that the desk's record does not contain yet. */
function Delivery({ own: { id, text, state, reason } }: { own: OutgoingMessage }) {
  const t = useT()
  if (state === 'accepted') return null
  if (state === 'sending') return <p className="muted">{t('发送中…')}</p>
  return (
    <p className={`muted ${styles['failed']}`}>
      {reason ? t(reason) : t('发送失败')}
      <Button look="text" onClick={() => void sendToDesk(text, id)}>
        {t('重新发送')}
      </Button>
    </p>
  )
}

function Log() {
  const t = useT()
  const entries = useEntries()
  const end = useRef<HTMLDivElement>(null)
  const count = entries?.length ?? 0
  useLayoutEffect(() => {
    if (count > 0 && end.current) end.current.scrollTop = end.current.scrollHeight
  }, [count])
  return (
    <ScrollBox
      as="div"
      ref={end}
      className={styles['log']}
      role="log"
      aria-live="polite"
      label={t('对话记录')}
      aria-busy={entries === null}
    >
      {entries === null && <p className={`muted ${styles['hint']}`}>{t('正在接通客服…')}</p>}
      {entries?.map(({ id, from, text, at, own }) => (
        <div key={id} className={`${styles['entry']} ${styles[from]}`}>
          <p className="muted">
            {from === 'desk' ? t('客服') : t('我')} <time>{dateTime(at).slice(5)}</time>
          </p>
          <p className={styles['bubble']}>{from === 'desk' ? <TranslatedText>{text}</TranslatedText> : text}</p>
          {own && <Delivery own={own} />}
        </div>
      ))}
    </ScrollBox>
  )
}

function Input() {
  const t = useT()
  // An unsent question survives a reload.
  const [typed] = useState(() => storedFields('desk'))
  const [text, showText] = useState(() => typed.before()['text'] || useDesk.getState().prefill)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const setText = (next: string) => {
    showText(next)
    typed.keep({ text: next })
  }
  const submit = () => {
    const message = text.trim()
    if (!message) return
    showText('')
    // Until the desk has accepted it, a reload restores the text.
    void sendToDesk(message).then((isAccepted) => {
      if (isAccepted && typed.before()['text'] === text) typed.forget()
    })
    field.current?.focus()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isImeKey(event)) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <textarea
        ref={field}
        aria-label={t('消息内容')}
        placeholder={t('请输入您的问题，Enter 发送，Shift+Enter 换行')}
        rows={3}
        maxLength={textMax}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKeyDown}
      />
      <div className={styles['tools']}>
        <span className="muted number">
          {text.length} / {textMax}
        </span>
        <Button type="submit" look="primary" disabled={text.trim() === ''}>
          <Icon name="send" size={16} />
          {t('发送')}
        </Button>
      </div>
    </form>
  )
}

/** The conversation with the exchange's service desk (FW-05), in a dialog that does not block the page. */
export default function ChatPanel() {
  const t = useT()
  const status = useConversation((state) => state.status)
  useEffect(joinConversation, [])
  useLayoutEffect(captureFocus, [])
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isImeKey(event)) closeDesk()
  }
  return (
    // Esc closes it wherever the focus is inside
    <dialog open aria-label={t('在线客服')} className={styles['panel']} onKeyDown={handleKeyDown}>
      <div className={styles['head']} data-dark>
        <h2>{t('在线客服')}</h2>
        <output className={styles['connection']} data-status={status}>
          {t(connectionLabels[status])}
        </output>
        <button type="button" aria-label={t('关闭客服窗口')} onClick={closeDesk}>
          <Icon name="close" />
        </button>
      </div>
      <Log />
      <Input />
    </dialog>
  )
}
