import type { EditorState } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import type { TextChange } from '#src/model/contract/text/changes.ts'
import type { TextRange } from '../session/session.ts'

type Texts = { inserted: (change: TextChange) => string; deleted: (change: TextChange) => string }
type Classes = Readonly<
  Record<'insertedOwn' | 'insertedOther' | 'deletedOwn' | 'deletedOther' | 'comment' | 'active', string>
>

export type Highlights = {
  changes: readonly TextChange[]
  comments: readonly (TextRange & { id: string })[]
  activeComment: string | null
  marked: TextRange | null
}

const deletedElement = (text: string, className: string, title: string) => () => {
  const element = document.createElement('del')
  element.className = className
  element.title = title
  element.textContent = text
  element.contentEditable = 'false'
  return element
}

/** The marks of changes and comments over the text; they are no part of it. */
export function decorationsOf(
  { doc }: EditorState,
  { changes, comments, activeComment, marked }: Highlights,
  role: string,
  classes: Classes,
  texts: Texts,
): DecorationSet {
  const changed = changes.map((change) => {
    const whose = change.by === role ? 'Own' : 'Other'
    if (change.kind === 'inserted')
      return Decoration.inline(change.from, change.to, {
        nodeName: 'ins',
        class: classes[`inserted${whose}`],
        title: texts.inserted(change),
      })
    const className = classes[`deleted${whose}`]
    const key = `${className} ${change.text}`
    return Decoration.widget(change.from, deletedElement(change.text, className, texts.deleted(change)), {
      side: -1,
      key,
    })
  })
  const commented = comments.map(({ id, from, to }) =>
    Decoration.inline(from, to, {
      class: id === activeComment ? `${classes.comment} ${classes.active}` : classes.comment,
      'data-comment': id,
    }),
  )
  const beingMade = marked
    ? [Decoration.inline(marked.from, marked.to, { class: `${classes.comment} ${classes.active}` })]
    : []
  return DecorationSet.create(doc, [...changed, ...commented, ...beingMade])
}
