import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { isImeKey } from '#src/shared/lib/search-input.ts'
import { typedIn } from '#src/shared/lib/storage/kept-fields.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { captureFocus } from '#src/shared/ui/dialog/restore-focus.ts'
import { ScrollBox } from '#src/shared/ui/behaviour/ScrollBox.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from './ChatPanel.module.css'
import type { Own } from './conversation.ts'
import { joinConversation, sayToDesk, textMax, useConversation } from './conversation-store.ts'
import { closeDesk } from './desk-state.ts'
import { lineLabels } from './labels.ts'

type Line = { id: string; from: 'visitor' | 'desk'; text: string; at: number; own?: Own }

function useLines(): readonly Line[] | null {
  const { record, own } = useConversation()
  const unsent: Line[] = own.map((message) => ({ ...message, from: 'visitor', own: message }))
  return record || own.length > 0 ? [...(record ?? []), ...unsent] : null
}

/** What became of a message that the desk's record does not show yet. */
function Fate({ own: { id, text, state, why } }: { own: Own }) {
  const t = useT()
  if (state === 'taken') return null
  if (state === 'sending') return <p className={styles['fate']}>{t('发送中…')}</p>
  return (
    <p className={`${styles['fate']} ${styles['failed']}`}>
      {why ? t(why) : t('发送失败')}
      <Button look="text" onClick={() => void sayToDesk(text, id)}>
        {t('重新发送')}
      </Button>
    </p>
  )
}

function Log() {
  const t = useT()
  const lines = useLines()
  const end = useRef<HTMLDivElement>(null)
  const count = lines?.length ?? 0
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
      aria-busy={lines === null}
    >
      {lines === null && <p className={styles['hint']}>{t('正在接通客服…')}</p>}
      {lines?.map(({ id, from, text, at, own }) => (
        <div key={id} className={`${styles['line']} ${styles[from]}`}>
          <p className={styles['who']}>
            {from === 'desk' ? t('客服') : t('我')} <time>{dateTime(at).slice(5)}</time>
          </p>
          <p className={styles['text']}>{from === 'desk' ? <TranslatedText>{text}</TranslatedText> : text}</p>
          {own && <Fate own={own} />}
        </div>
      ))}
    </ScrollBox>
  )
}

function Input() {
  const t = useT()
  // A question that is half written outlives a reload.
  const [typed] = useState(() => typedIn('desk'))
  const [text, showText] = useState(() => typed.before()['text'] ?? '')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const setText = (next: string) => {
    showText(next)
    typed.keep({ text: next })
  }
  const submit = () => {
    const said = text.trim()
    if (!said) return
    showText('')
    // Until the desk has it, a reload brings it back.
    void sayToDesk(said).then((isTaken) => {
      if (isTaken && typed.before()['text'] === text) typed.forget()
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
        aria-label={t('要说的话')}
        placeholder={t('请输入您的问题，Enter 发送，Shift+Enter 换行')}
        rows={3}
        maxLength={textMax}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKeyDown}
      />
      <div className={styles['tools']}>
        <span className="number">
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

/** The conversation with the exchange's service desk (FW-05). It stands beside the page and does not stop it. */
export default function ChatPanel() {
  const t = useT()
  const status = useConversation((state) => state.status)
  useEffect(joinConversation, [])
  useLayoutEffect(captureFocus, [])
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isImeKey(event)) closeDesk()
  }
  return (
    // Esc closes it from wherever the focus is inside
    <dialog open aria-label={t('在线客服')} className={styles['panel']} onKeyDown={handleKeyDown}>
      <div className={styles['head']} data-dark>
        <h2>{t('在线客服')}</h2>
        <output className={styles['line-state']} data-status={status}>
          {t(lineLabels[status])}
        </output>
        <button type="button" className="bare" aria-label={t('关闭客服窗口')} onClick={closeDesk}>
          <Icon name="close" />
        </button>
      </div>
      <Log />
      <Input />
    </dialog>
  )
}
