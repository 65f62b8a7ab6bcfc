import { TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type ReactNode, type RefObject, useState } from 'react'
import type { TextView } from '#src/model/contract/text/wire.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import styles from './contract-text.module.css'
import { EditorSurface } from './editor/EditorSurface.tsx'
import { changeLabels } from './labels.ts'
import { Comments } from './parts/Comments.tsx'
import { Refused } from './parts/Refused.tsx'
import { SaveStatus } from './parts/SaveStatus.tsx'
import { SaveVersionDialog } from './parts/SaveVersionDialog.tsx'
import { Toolbar } from './parts/Toolbar.tsx'
import { useLeaveGuard } from './parts/use-leave-guard.ts'
import { Versions } from './parts/Versions.tsx'
import { contractTextQuery } from './queries.ts'
import type { TextRange } from './session/session.ts'
import type { OpenSession } from './session/open-session.ts'
import { useOpenSession, useSessionView } from './use-open-session.ts'

type Props = {
  text: TextView
  /** All fields as the text shows them. */
  values: Readonly<Record<string, string>>
  canEdit: boolean
  labelOfField: (name: string) => string
  /** What follows when the text is as it should be. */
  next: ReactNode
}

type EditingProps = Props & {
  opened: OpenSession
  isOtherEditing: boolean
  surface: RefObject<EditorView | null>
  holdSurface: (view: EditorView | null) => void
  isSaving: boolean
  onSaving: (isSaving: boolean) => void
}

function Legend({ since }: { since: string }) {
  const t = useT()
  const { inserted, deleted } = changeLabels
  return (
    <p className={styles['legend']}>
      <span>{since}</span>
      <ins className={styles['insertedOwn']}>{t(inserted.own)}</ins>
      <ins className={styles['insertedOther']}>{t(inserted.other)}</ins>
      <del className={styles['deletedOwn']}>{t(deleted.own)}</del>
      <del className={styles['deletedOther']}>{t(deleted.other)}</del>
    </p>
  )
}

function Editing(props: EditingProps) {
  const {
    text,
    values,
    canEdit: mayEdit,
    labelOfField,
    next,
    opened,
    isOtherEditing,
    surface,
    holdSurface,
    isSaving,
    onSaving,
  } = props
  const t = useT()
  const { session, isRestored } = opened
  const view = useSessionView(session)
  const [showsChanges, setShowsChanges] = useState(true)
  const [active, setActive] = useState<string | null>(null)
  useLeaveGuard(session)
  const canEdit = mayEdit && view.save !== 'refused'
  const lastVersion = view.versions.at(-1)

  const handleMark = () => {
    const { from, to, empty } = session.view().state.selection
    if (!empty && canEdit) session.mark({ from, to })
  }
  const handleJump = ({ id, from, to }: TextRange & { id: string }) => {
    setActive(id)
    const { state } = session.view()
    const selection = TextSelection.between(state.doc.resolve(from), state.doc.resolve(to))
    session.dispatch(state.tr.setSelection(selection).scrollIntoView())
    surface.current?.focus()
    surface.current?.domAtPos(from).node.parentElement?.scrollIntoView({ block: 'center' })
  }
  const handleDiscard = () => {
    session.discard()
    void queryClient.resetQueries({ queryKey: contractTextQuery(text.id).queryKey })
  }

  return (
    <>
      {!mayEdit && <Callout tone="info">{t('合同已不在协商中，正文只能阅读。')}</Callout>}
      <div className={styles['editor']}>
        <Card className={styles['main']} label={t('合同正文')}>
          <div className={styles['bar']}>
            <Toolbar
              state={view.state}
              canEdit={canEdit}
              onRun={(command) => {
                command(session.view().state, session.dispatch)
                surface.current?.focus()
              }}
              onComment={handleMark}
              showsChanges={showsChanges}
              onShowChanges={setShowsChanges}
            />
            <SaveStatus {...view} isOtherEditing={isOtherEditing} isRestored={isRestored} />
          </div>
          {view.save === 'refused' && <Refused view={view} values={values} onDiscard={handleDiscard} />}
          {showsChanges && (
            <Legend
              since={lastVersion ? t('自版本 {{no}} 以来的修改：', { no: lastVersion.no }) : t('相对合同范本的修改：')}
            />
          )}
          <EditorSurface
            {...{ session, text, values, labelOfField, canEdit }}
            changesSince={showsChanges ? (lastVersion?.steps ?? 0) : null}
            activeComment={active}
            onComment={(id) => {
              setActive(id)
              document.getElementById(`comment-${id}`)?.scrollIntoView({ block: 'nearest' })
            }}
            onView={holdSurface}
          />
        </Card>
        <div className={styles['side']}>
          {canEdit && (
            <Card label={t('下一步')} body="padded">
              <Actions>
                <Button onClick={() => onSaving(true)}>{t('保存版本')}</Button>
                {next}
              </Actions>
            </Card>
          )}
          <Comments id={text.id} role={text.role} {...{ session, view, canEdit, active }} onJump={handleJump} />
          <Versions {...{ text, values, session, view, canEdit }} />
        </div>
      </div>
      {isSaving && <SaveVersionDialog id={text.id} session={session} onClose={() => onSaving(false)} />}
    </>
  )
}

/** The text of a contract, edited by both parties at once (domain 6.18). */
export function ContractTextEditor(props: Props) {
  const { text, values } = props
  const [isSaving, setSaving] = useState(false)
  const markSelection = () => {
    const { session } = opened ?? {}
    const selection = session?.view().state.selection
    if (session && selection && !selection.empty) session.mark({ from: selection.from, to: selection.to })
  }
  const { opened, isOtherEditing, surface, holdSurface } = useOpenSession({
    text,
    textOfField: (name) => values[name] ?? '',
    onComment: markSelection,
    onSave: () => setSaving(true),
  })
  if (!opened) return <Skeleton height={520} />
  return <Editing {...props} {...{ opened, isOtherEditing, surface, holdSurface, isSaving }} onSaving={setSaving} />
}
