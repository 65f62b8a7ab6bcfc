import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { accountRefusal } from '#src/model/session/refusals.ts'
import { useCaptcha } from '#src/features/session/credentials/use-captcha.ts'
import { captchaWanted, captchaLabels } from '#src/features/session/labels.ts'
import type { Solved } from './commands.ts'

/** The captcha field shows this refusal; no toast does. */
const isOfField = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.reply.code === accountRefusal.captcha

/** The specification has no code for it: other exchanges ask in the message. */
export const wantsCaptcha = (error: unknown): boolean =>
  isOfField(error) ||
  (error instanceof ApiError && `${error.reply.msg} ${error.reply.error_description}`.includes(captchaWanted))

/** The captcha for sending a code or signing in with one, once the exchange has asked for it. */
export function useSmsCaptcha() {
  const input = useRef<{ focus: () => void } | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { shown, picture, state, problem: missing, showProblem, renew } = useCaptcha('sms', isAsked)
  const focus = () => input.current?.focus()

  useEffect(() => {
    if (isAsked) input.current?.focus()
  }, [isAsked])

  const replace = () => {
    setTyped('')
    renew()
  }
  return {
    isAsked,
    /** Parameters for the call; null while the text is missing or no picture is shown. */
    solve: (): Solved | null => {
      if (!isAsked) return {}
      const captcha = typed.trim()
      setProblem(captcha ? null : captchaLabels.missing)
      if (captcha && shown) return { uuid: shown.uuid, captcha }
      if (captcha) showProblem()
      focus()
      return null
    },
    /** Called after the call: a captcha is valid for one, whatever its outcome; a refusal may ask for the first one. */
    used: (error?: unknown) => {
      if (isOfField(error)) {
        setProblem(error.reply.msg || captchaLabels.missing)
        focus()
      }
      if (isAsked) replace()
      else if (wantsCaptcha(error)) setAsked(true)
    },
    field: {
      ref: (element: { focus: () => void } | null) => {
        input.current = element
      },
      name: 'smsCaptcha',
      value: typed,
      problem: problem ?? missing,
      uuid: shown?.uuid,
      picture,
      state,
      onChange: ({ target }: { target: { value: string } }) => {
        setTyped(target.value)
        setProblem(null)
      },
      onRenew: () => {
        replace()
        focus()
      },
    },
  }
}
export type SmsCaptcha = ReturnType<typeof useSmsCaptcha>
