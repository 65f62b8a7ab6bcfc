import { useCaptcha } from '#src/features/session/credentials/use-captcha.ts'
import { captchaLabels } from '#src/features/session/labels.ts'
import type { FieldsOf } from './use-fields.ts'

type Form = Pick<FieldsOf<'captcha'>, 'bind' | 'clear' | 'focus'>

/** Rule of the field named `captcha`. */
export const captchaRule = (value: string) => (value.trim() ? null : captchaLabels.missing)

/** The captcha of a password form: its picture is fetched while `isAsked`, and is valid for one attempt. */
export function useCaptchaField({ bind, clear, focus }: Form, name: string, isAsked = true) {
  const { shown, picture, state, problem, showProblem, renew } = useCaptcha(name, isAsked)
  const replace = () => {
    clear('captcha')
    renew()
  }
  return {
    replace,
    /** The captcha with its text; null, with the reason at the field, while no picture is shown. */
    solve: (typed: string) => {
      if (shown) return { ...shown, typed: typed.trim() }
      showProblem()
      focus('captcha')
      return null
    },
    field: {
      ...bind('captcha'),
      ...(problem === null ? {} : { problem }),
      uuid: shown?.uuid,
      picture,
      state,
      onRenew: () => {
        replace()
        focus('captcha')
      },
    },
  }
}
