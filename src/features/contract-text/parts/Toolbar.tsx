import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { nodeTypes, textSchema } from '#src/model/contract/text/schema.ts'
import styles from '../contract-text.module.css'
import { toggleClause, toggleStrong } from '../editor/plugins.ts'

type Props = {
  state: EditorState
  canEdit: boolean
  onRun: (command: Command) => void
  onComment: () => void
  showsChanges: boolean
  onShowChanges: (shows: boolean) => void
}

const isStrong = ({ selection, storedMarks, doc }: EditorState): boolean => {
  const strong = textSchema.marks.strong
  if (selection.empty) return Boolean(strong.isInSet(storedMarks ?? selection.$from.marks()))
  return doc.rangeHasMark(selection.from, selection.to, strong)
}

/** What can be done with the text; each also has keys, which its title names. */
export function Toolbar({ state, canEdit, onRun, onComment, showsChanges, onShowChanges }: Props) {
  const t = useT()
  const isClause = state.selection.$from.parent.type === nodeTypes.clause
  const tools = [
    { label: t('撤销'), keys: 'Ctrl+Z', isOff: undoDepth(state) === 0, run: () => onRun(undo) },
    { label: t('重做'), keys: 'Ctrl+Y', isOff: redoDepth(state) === 0, run: () => onRun(redo) },
    { label: t('加粗'), keys: 'Ctrl+B', isOn: isStrong(state), run: () => onRun(toggleStrong) },
    { label: t('条款标题'), keys: 'Ctrl+Alt+1', isOn: isClause, run: () => onRun(toggleClause) },
    { label: t('批注'), keys: 'Ctrl+Alt+M', isOff: state.selection.empty, run: onComment },
  ]
  return (
    <div className={styles['toolbar']} role="toolbar" aria-label={t('编辑工具')}>
      {tools.map(({ label, keys, isOn, isOff = false, run }) => (
        <Button
          key={keys}
          size="small"
          title={`${label}（${keys}）`}
          isOff={isOff || !canEdit}
          {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
          // The selection in the text stays.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        >
          {label}
        </Button>
      ))}
      <Button size="small" aria-pressed={showsChanges} onClick={() => onShowChanges(!showsChanges)}>
        {t('显示修改痕迹')}
      </Button>
    </div>
  )
}
