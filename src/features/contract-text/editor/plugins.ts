import { baseKeymap, setBlockType, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { Fragment, type Node, Slice } from 'prosemirror-model'
import { type Command, Plugin } from 'prosemirror-state'
import { nodeTypes, textSchema } from '#src/model/contract/text/schema.ts'
import { lockedFields } from './locked-fields.ts'

export const toggleStrong: Command = toggleMark(textSchema.marks['strong'])

/** A heading becomes a paragraph, and the reverse. */
export const toggleClause: Command = (state, dispatch) => {
  const isClause = state.selection.$from.parent.type === nodeTypes.clause
  return setBlockType(isClause ? nodeTypes.paragraph : nodeTypes.clause)(state, dispatch)
}

/** After a heading the text goes on. */
const endClause: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  const isAtEnd = empty && $from.parent.type === nodeTypes.clause && $from.parentOffset === $from.parent.content.size
  if (!isAtEnd) return false
  dispatch?.(state.tr.split($from.pos, 1, [{ type: nodeTypes.paragraph }]).scrollIntoView())
  return true
}

/** What is pasted is text: each of its lines a paragraph. */
function sliceOfText(text: string): Slice {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line, _index, all) => line !== '' || all.length === 1)
  const blocks = lines.map((line) => nodeTypes.paragraph.create(null, line === '' ? [] : [textSchema.text(line)]))
  return blocks.length > 0 ? new Slice(Fragment.from(blocks), 1, 1) : Slice.empty
}

/** The clipboard carries text alone, so a field is copied as its value and never repeated. */
const plainClipboard = (textOfField: (name: string) => string): Plugin =>
  new Plugin({
    props: {
      clipboardTextParser: sliceOfText,
      clipboardTextSerializer: ({ content }: Slice) =>
        content.textBetween(0, content.size, '\n', (leaf: Node) => textOfField(String(leaf.attrs['name']))),
      handlePaste: (view, event) => {
        const text = event.clipboardData?.getData('text/plain') ?? ''
        if (text !== '') view.dispatch(view.state.tr.replaceSelection(sliceOfText(text)).scrollIntoView())
        return true
      },
      // What is dragged would be moved with its fields.
      handleDrop: () => true,
    },
  })

type Options = {
  locked: ReadonlySet<string>
  onLocked: () => void
  textOfField: (name: string) => string
  onComment: () => void
  onSave: () => void
}

const always =
  (run: () => void): Command =>
  () => {
    run()
    return true
  }

/** What the editor adds to the text: keys, history of the own changes, the clipboard, and the fields that stay. */
export const editorPlugins = ({ locked, onLocked, textOfField, onComment, onSave }: Options): Plugin[] => [
  history(),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': toggleStrong,
    'Mod-Alt-1': toggleClause,
    'Mod-Alt-m': always(onComment),
    'Mod-s': always(onSave),
    Enter: endClause,
  }),
  keymap(baseKeymap),
  plainClipboard(textOfField),
  lockedFields(locked, onLocked),
]
