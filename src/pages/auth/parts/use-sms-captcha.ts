import { useEffect, useRef, useState } from 'react'
import { Refused } from '#src/api/errors.ts'
import type { Solved } from '#src/features/sms-code/commands.ts'
import { accountRefusal } from '#src/model/session/refusals.ts'
import { captchaWanted, formWords } from '../words.ts'
import { useCaptcha } from './use-captcha.ts'

/** The specification names no code for it: other exchanges say it in words. */
export const wantsCaptcha = (error: unknown): boolean =>
  error instanceof Refused &&
  (error.reply.code === accountRefusal.captcha ||
    `${error.reply.msg} ${error.reply.error_description}`.includes(captchaWanted))

/** What stands in a picture, where the exchange asks for it: to have a code sent, or to sign in with one. */
export function useSmsCaptcha() {
  const input = useRef<HTMLInputElement>(null)
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { shown, picture, state, lack, tellLack, renew } = useCaptcha('sms', isAsked)

  useEffect(() => {
    if (isAsked) input.current?.focus()
  }, [isAsked])

  const anew = () => {
    if (input.current) input.current.value = ''
    renew()
  }
  return {
    isAsked,
    /** What goes with the call; null while the person has yet to read the picture. */
    solve: (): Solved | null => {
      if (!isAsked) return {}
      const typed = input.current?.value.trim() ?? ''
      setProblem(typed ? null : formWords.captcha)
      if (typed && shown) return { uuid: shown.uuid, captcha: typed }
      if (typed) tellLack()
      input.current?.focus()
      return null
    },
    /** It was good for one call, whatever came of that; and a refusal may ask for one. */
    used: (error?: unknown) => {
      if (isAsked) anew()
      else if (wantsCaptcha(error)) setAsked(true)
    },
    field: {
      ref: input,
      name: 'smsCaptcha',
      problem: problem ?? lack,
      picture,
      state,
      onInput: () => setProblem(null),
      onRenew: () => {
        anew()
        input.current?.focus()
      },
    },
  }
}
export type SmsCaptcha = ReturnType<typeof useSmsCaptcha>
