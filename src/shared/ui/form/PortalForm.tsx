import { Form, type FormInstance } from 'antd'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLanguage, useT } from '../../lib/text/i18n.ts'
import { Button } from '../action/Button.tsx'
import { Callout } from '../feedback/Callout.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import styles from './form.module.css'
import { SubmitBlockerContext, useSubmitBlockers } from './submit/submit-blocker.ts'
import { forgetRefused, restoreRefusals } from './submit/refused-fields.ts'
import type { Draft } from './use-draft.ts'

type Name = (string | number)[]
type Wrong = { name: Name; problem: string }

type Props<V extends object> = {
  form: FormInstance<V>
  label: string
  /** Called with valid values only. */
  onSubmit: (values: V) => void
  initialValues?: Partial<V>
  draft?: Draft
  /** The form is being sent: sending again does nothing. */
  busy?: boolean
  /** At most 440 or 680 px. */
  width?: 'narrow' | 'medium'
  children: ReactNode
  /** The buttons, below the messages about the whole form. */
  actions: ReactNode
}

const wrongOf = (form: FormInstance): Wrong[] =>
  form.getFieldsError().flatMap(({ name, errors: [problem] }) => (problem ? [{ name, problem }] : []))

/** A collapsed field cannot take the focus. */
const unfold = (box: HTMLElement | null) => box?.closest('details')?.setAttribute('open', '')

/** The errors of the last attempt to send, each with a link to its field. */
function Summary({ wrong, onGo }: { wrong: readonly Wrong[]; onGo: (name: Name) => void }) {
  const t = useT()
  if (wrong.length === 0) return null
  return (
    <Callout tone="danger">
      <p>{t('有 {{count}} 项需要修改', { count: wrong.length })}</p>
      <ul>
        {wrong.map(({ name, problem }) => (
          <li key={name.join('.')}>
            <Button look="link" onClick={() => onGo(name)}>
              {problem}
            </Button>
          </li>
        ))}
      </ul>
    </Callout>
  )
}

/**
 * antd's form with the portal's validation: a field is validated on blur and on submit, and while it is invalid also on each
 * change. Submitting an invalid form focuses the first invalid field. While a field blocks the form (`useSubmitBlocker`),
 * submitting only shows the reason.
 */
export function PortalForm<V extends object>({
  form,
  label,
  onSubmit,
  initialValues,
  draft,
  busy = false,
  width,
  children,
  actions,
}: Props<V>) {
  const language = useLanguage()
  const summary = useRef<HTMLDivElement>(null)
  const [wrong, setWrong] = useState<readonly Wrong[]>([])
  const { setBlocker, shownReason, isBlocked } = useSubmitBlockers()
  const name = `form-${useId().replace(/\W/g, '')}`

  const go = (field: Name) => {
    const before = document.activeElement
    // A field of several inputs gives its id to the box around them.
    const box = document.getElementById([name, ...field].join('_'))
    unfold(box)
    form.focusField(field)
    if (!box?.contains(document.activeElement)) box?.querySelector<HTMLElement>('input')?.focus()
    if (box?.contains(document.activeElement)) return
    if (document.activeElement === before || document.activeElement === document.body) summary.current?.focus()
  }

  const judgeWrong = (isAmong: (field: Name) => boolean) => {
    const fields = wrongOf(form).flatMap(({ name: field }) => (isAmong(field) ? [field] : []))
    if (fields.length > 0) form.validateFields(fields as never).catch(() => undefined)
  }
  const judgeAgain = useEffectEvent(() => judgeWrong(() => true))
  // Messages in the other language are replaced.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the language is the cause, though the effect does not read it
  useEffect(() => judgeAgain(), [language])

  return (
    <Form<V>
      form={form}
      name={name}
      layout="vertical"
      validateTrigger="onBlur"
      // The portal's own messages, in the language of the page.
      noValidate
      aria-label={label}
      onSubmitCapture={(event) => {
        if (!busy && !isBlocked()) return
        event.preventDefault()
        event.stopPropagation()
      }}
      className={[styles['form'], width && styles[width]].filter(Boolean).join(' ')}
      {...(initialValues ? { initialValues } : {})}
      onValuesChange={(changed: Partial<V>) => judgeWrong(([first]) => String(first) in changed)}
      onFieldsChange={() => {
        restoreRefusals(form)
        // A field has no error while it is validated again; the next change comes with its result.
        if (wrong.length > 0 && !form.isFieldsValidating()) setWrong(wrongOf(form))
      }}
      onFinish={(values) => {
        setWrong([])
        forgetRefused(form)
        draft?.flush()
        onSubmit(values)
      }}
      onFinishFailed={({ errorFields }) => {
        setWrong(errorFields.map(({ name: field, errors }) => ({ name: field, problem: errors[0] ?? '' })))
        const first = errorFields[0]
        if (first) go(first.name)
      }}
    >
      {draft && <DraftNotice draft={draft} />}
      <SubmitBlockerContext value={setBlocker}>{children}</SubmitBlockerContext>
      <div ref={summary} role="alert" tabIndex={-1}>
        {shownReason === null ? <Summary wrong={wrong} onGo={go} /> : <Callout tone="danger">{shownReason}</Callout>}
      </div>
      {actions}
    </Form>
  )
}
