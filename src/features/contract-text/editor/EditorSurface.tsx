import type { Node } from 'prosemirror-model'
import { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { spansOf } from '#src/model/contract/text/changes.ts'
import type { TextView } from '#src/model/contract/text/wire.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from '../contract-text.module.css'
import { changeLabels } from '../labels.ts'
import type { TextSession } from '../session/session.ts'
import { trackChanges } from '../session/tracked-changes.ts'
import { decorationsOf } from './highlights.ts'

const classes = {
  insertedOwn: styles['insertedOwn']!,
  insertedOther: styles['insertedOther']!,
  deletedOwn: styles['deletedOwn']!,
  deletedOther: styles['deletedOther']!,
  comment: styles['commented']!,
  active: styles['active']!,
}

type Props = {
  session: TextSession
  text: Pick<TextView, 'base' | 'role' | 'locked'>
  values: Readonly<Record<string, string>>
  labelOfField: (name: string) => string
  canEdit: boolean
  /** Marks the changes since so many steps; null marks none. */
  changesSince: number | null
  activeComment: string | null
  onComment: (id: string) => void
  /** The view while it is on the screen, and null after that. */
  onView: (view: EditorView | null) => void
}

/** Only text is taken from elsewhere: the library parses HTML by a way that the content policy refuses. */
function pasteAsText(view: EditorView, event: ClipboardEvent): boolean {
  event.preventDefault()
  view.pasteText(event.clipboardData?.getData('text/plain') ?? '', event)
  return true
}

/** What is dropped from elsewhere is inserted as text, too; a move within the text is the library's. */
function dropAsText(view: EditorView, event: DragEvent): boolean {
  if (view.dragging) return false
  event.preventDefault()
  view.pasteText(event.dataTransfer?.getData('text/plain') ?? '')
  return true
}

/** Marks of changes and comments for the state that is drawn; computed once for each. */
function useDecorations({ session, text, changesSince, activeComment }: Props) {
  const t = useT()
  const { base, role } = text
  const [tracker, setTracker] = useState(() => ({
    since: changesSince,
    track: trackChanges(base, role, changesSince ?? 0),
  }))
  if (tracker.since !== changesSince) {
    setTracker({ since: changesSince, track: trackChanges(base, role, changesSince ?? 0) })
  }
  return () => {
    const view = session.view()
    const changes = changesSince === null ? [] : spansOf(tracker.track(view), view.state.doc)
    const comments = view.comments.filter(({ resolvedAt }) => !resolvedAt)
    const labelOf = (kind: keyof typeof changeLabels, by: string) =>
      t(changeLabels[kind][by === role ? 'own' : 'other'])
    return decorationsOf(view.state, { changes, comments, activeComment, marked: view.marked }, role, classes, {
      inserted: ({ by }) => labelOf('inserted', by),
      deleted: ({ by }) => labelOf('deleted', by),
    })
  }
}

/** The text itself: the library's view over the state of the session. */
export function EditorSurface(props: Props) {
  const t = useT()
  const { session, text, values, labelOfField, canEdit, onComment, onView } = props
  const box = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const report = useEffectEvent(onView)
  const decorations = useDecorations(props)

  const fieldView = (node: Node) => {
    const name = String(node.attrs['name'])
    const dom = document.createElement('span')
    const value = values[name] ?? ''
    const isLocked = text.locked.includes(name)
    dom.className = [styles['field'], isLocked ? styles['locked'] : '', value === '' ? styles['blank'] : ''].join(' ')
    dom.textContent = value === '' ? t('待填写') : value
    dom.title = isLocked
      ? t('{{name}}：成交信息，不可修改', { name: labelOfField(name) })
      : t('{{name}}：约定条款，在“拟定合同”中填写', { name: labelOfField(name) })
    return { dom, ignoreMutation: () => true }
  }
  const propsOfView = {
    editable: () => canEdit,
    nodeViews: { field: fieldView },
    decorations,
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': t('合同正文'),
      'aria-readonly': String(!canEdit),
      lang: 'zh-CN',
      class: styles['text']!,
    },
  }
  const begin = useEffectEvent((place: HTMLDivElement) => {
    const handleClick = (target: EventTarget | null) => {
      const id = target instanceof Element ? target.closest('[data-comment]')?.getAttribute('data-comment') : null
      if (id) onComment(id)
    }
    return new EditorView(place, {
      ...propsOfView,
      state: session.view().state,
      dispatchTransaction: session.dispatch,
      handleDOMEvents: { click: (_view, { target }) => handleClick(target), paste: pasteAsText, drop: dropAsText },
    })
  })
  useEffect(() => {
    const made = begin(box.current!)
    view.current = made
    report(made)
    const stop = session.subscribe(() => made.updateState(session.view().state))
    return () => {
      stop()
      view.current = null
      report(null)
      made.destroy()
    }
  }, [session])
  useLayoutEffect(() => view.current?.setProps(propsOfView))
  return <div ref={box} className={styles['paper']} />
}
