import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { EditorView } from 'prosemirror-view'
import type { TextView } from '#src/model/contract/text/wire.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { editorPlugins } from './editor/plugins.ts'
import { type OpenSession, openSession } from './session/open-session.ts'
import type { TextSession } from './session/session.ts'

/** How long after a change of another window it counts as editing. */
const editingMs = 10_000

type Options = {
  text: TextView
  textOfField: (name: string) => string
  onComment: () => void
  onSave: () => void
}

/** The session of this window, from its opening to the end of the screen; null while it is being opened. */
export function useOpenSession({ text, textOfField, onComment, onSave }: Options) {
  const t = useT()
  const [opened, setOpened] = useState<OpenSession | null>(null)
  const [isOtherEditing, setOtherEditing] = useState(false)
  const surface = useRef<EditorView>(null)
  const handleLocked = useEffectEvent(() => showToast('warning', t('成交信息不可修改')))
  const handleComment = useEffectEvent(onComment)
  const handleSave = useEffectEvent(onSave)
  const fieldText = useEffectEvent(textOfField)
  const open = useEffectEvent((onOther: () => void) =>
    openSession({
      text,
      plugins: editorPlugins({
        locked: new Set(text.locked),
        onLocked: () => handleLocked(),
        textOfField: (name) => fieldText(name),
        onComment: () => handleComment(),
        onSave: () => handleSave(),
      }),
      isComposing: () => surface.current?.composing ?? false,
      onOther,
    }),
  )
  useEffect(() => {
    let isOver = false
    let own: OpenSession | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const handleOther = () => {
      setOtherEditing(true)
      clearTimeout(timer)
      timer = setTimeout(() => setOtherEditing(false), editingMs)
    }
    void open(handleOther).then((session) => {
      if (isOver) return session.close()
      own = session
      setOpened(session)
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      own?.close()
    }
  }, [])
  const holdSurface = (view: EditorView | null) => {
    surface.current = view
  }
  return { opened, isOtherEditing, surface, holdSurface }
}

export const useSessionView = (session: TextSession) => useSyncExternalStore(session.subscribe, session.view)
