import { Form, type FormInstance } from 'antd'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useLanguage, useT } from '../../lib/text/i18n.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { FormDisabledContext } from './submit/form-disabled.ts'
import styles from './form.module.css'
import { SubmitBlockerContext, useSubmitBlockers } from './submit/submit-blocker.ts'
import { forgetRefused, refuseAgain } from './submit/refused-fields.ts'
import type { Draft } from './use-draft.ts'

type Name = (string | number)[]
type Wrong = { name: Name; problem: string }

type Props<V extends object> = {
  form: FormInstance<V>
  label: string
  /** With checked values alone. */
  onSubmit: (values: V) => void
  initialValues?: Partial<V>
  draft?: Draft
  /** What was sent is on its way: sending again does nothing. */
  busy?: boolean
  disabled?: boolean
  /** 440 or 680 px at most. */
  width?: 'narrow' | 'medium'
  className?: string | undefined
  children: ReactNode
  /** The buttons, below what is said of the form as a whole. */
  actions: ReactNode
}

const wrongOf = (form: FormInstance): Wrong[] =>
  form.getFieldsError().flatMap(({ name, errors: [problem] }) => (problem ? [{ name, problem }] : []))

/** What is folded away cannot be focused. */
const unfold = (box: HTMLElement | null) => box?.closest('details')?.setAttribute('open', '')

/** What is wrong after a try to send, each a way to its field. */
function Summary({ wrong, onGo }: { wrong: readonly Wrong[]; onGo: (name: Name) => void }) {
  const t = useT()
  if (wrong.length === 0) return null
  return (
    <div className={styles['wrong']}>
      <p>{t('有 {{count}} 项需要修改', { count: wrong.length })}</p>
      <ul>
        {wrong.map(({ name, problem }) => (
          <li key={name.join('.')}>
            <button type="button" className={styles['link']} onClick={() => onGo(name)}>
              {problem}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * antd's form in the portal's manner: a field is judged when it is left and when the form is sent, and after it was found
 * wrong also while it is being corrected. Sending a form that is not right puts the focus on the first wrong field. While
 * a field holds the form (`useHold`), sending only says why.
 */
export function PortalForm<V extends object>({
  form,
  label,
  onSubmit,
  initialValues,
  draft,
  busy = false,
  disabled = false,
  width,
  className,
  children,
  actions,
}: Props<V>) {
  const language = useLanguage()
  const summary = useRef<HTMLDivElement>(null)
  const [wrong, setWrong] = useState<readonly Wrong[]>([])
  const { hold, told, isHeld } = useSubmitBlockers()
  const name = `form-${useId().replace(/\W/g, '')}`

  const go = (field: Name) => {
    const before = document.activeElement
    // A field of more than one part gives its id to the box around them.
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
  // What was said in the other language is said again in this one.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the language is the cause, though the effect does not read it
  useEffect(() => judgeAgain(), [language])

  return (
    <Form<V>
      form={form}
      name={name}
      layout="vertical"
      validateTrigger="onBlur"
      aria-label={label}
      disabled={disabled}
      onSubmitCapture={(event) => {
        if (!busy && !isHeld()) return
        event.preventDefault()
        event.stopPropagation()
      }}
      className={[className, width && styles[width]].filter(Boolean).join(' ')}
      {...(initialValues ? { initialValues } : {})}
      onValuesChange={(changed: Partial<V>) => judgeWrong(([first]) => String(first) in changed)}
      onFieldsChange={() => {
        refuseAgain(form)
        if (wrong.length > 0) setWrong(wrongOf(form))
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
      <FormDisabledContext value={disabled}>
        <SubmitBlockerContext value={hold}>{children}</SubmitBlockerContext>
      </FormDisabledContext>
      <div ref={summary} role="alert" tabIndex={-1}>
        {told === null ? <Summary wrong={wrong} onGo={go} /> : <p className={styles['wrong']}>{told}</p>}
      </div>
      {actions}
    </Form>
  )
}
