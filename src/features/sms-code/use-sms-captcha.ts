import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { accountRefusal } from '#src/model/session/refusals.ts'
import { useCaptcha } from '#src/features/session/credentials/use-captcha.ts'
import { captchaWanted, captchaLabels } from '#src/features/session/labels.ts'
import type { Solved } from './commands.ts'

/** The field says these, since nothing else does. */
const isOfField = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.reply.code === accountRefusal.captcha

/** The specification names no code for it: other exchanges say it in words. */
export const wantsCaptcha = (error: unknown): boolean =>
  isOfField(error) ||
  (error instanceof ApiError && `${error.reply.msg} ${error.reply.error_description}`.includes(captchaWanted))

/** What stands in a picture, where the exchange asks for it: to have a code sent, or to sign in with one. */
export function useSmsCaptcha() {
  const input = useRef<{ focus: () => void } | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { shown, picture, state, lack, tellLack, renew } = useCaptcha('sms', isAsked)
  const focus = () => input.current?.focus()

  useEffect(() => {
    if (isAsked) input.current?.focus()
  }, [isAsked])

  const anew = () => {
    setTyped('')
    renew()
  }
  return {
    isAsked,
    /** What goes with the call; null while the person has yet to read the picture. */
    solve: (): Solved | null => {
      if (!isAsked) return {}
      const captcha = typed.trim()
      setProblem(captcha ? null : captchaLabels.missing)
      if (captcha && shown) return { uuid: shown.uuid, captcha }
      if (captcha) tellLack()
      focus()
      return null
    },
    /** It was good for one call, whatever came of that; and a refusal may ask for one. */
    used: (error?: unknown) => {
      if (isOfField(error)) {
        setProblem(error.reply.msg || captchaLabels.missing)
        focus()
      }
      if (isAsked) anew()
      else if (wantsCaptcha(error)) setAsked(true)
    },
    field: {
      ref: (element: { focus: () => void } | null) => {
        input.current = element
      },
      name: 'smsCaptcha',
      value: typed,
      problem: problem ?? lack,
      picture,
      state,
      onChange: ({ target }: { target: { value: string } }) => {
        setTyped(target.value)
        setProblem(null)
      },
      onRenew: () => {
        anew()
        focus()
      },
    },
  }
}
export type SmsCaptcha = ReturnType<typeof useSmsCaptcha>
