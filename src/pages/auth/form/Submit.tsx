import type { ReactNode } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { messageOf } from '#src/features/session/labels.ts'
import { paths } from '#src/model/paths.ts'
import { langOf, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'

/** Codes of the token endpoint with a better next step than another attempt. */
const notRegistered = 369
const tooManyFailures = 407

type Props = {
  form: { busy: boolean; failure: unknown }
  /** Why the code by SMS was not sent; shown unless the form itself failed. */
  sending?: { failure: unknown }
  /** Labels of the button, 登录 by default. */
  labels?: { idle: string; busy: string }
  onSms?: () => void
}

function Remedy({ failure, onSms }: Pick<Props, 'onSms'> & { failure: unknown }): ReactNode {
  const t = useT()
  const code = failure instanceof ApiError ? failure.reply.code : null
  if (code === notRegistered)
    return (
      <Button look="link" to={paths.register}>
        {t('去注册')}
      </Button>
    )
  if (code === tooManyFailures && onSms)
    return (
      <Button look="link" onClick={onSms}>
        {t('改用短信验证码登录')}
      </Button>
    )
  return null
}

/** The end of a form: why the last attempt failed, and the submit button. */
export function Submit({ form, sending, labels, onSms }: Props) {
  const t = useT()
  const { idle, busy } = labels ?? { idle: t('登录'), busy: t('正在登录…') }
  const failure = form.failure ?? sending?.failure ?? null
  const message = failure === null ? '' : t(messageOf(failure))
  return (
    <>
      <div role="alert">
        {message && (
          <Callout tone="danger">
            <span lang={langOf(message)}>{message}</span> <Remedy failure={failure} {...(onSms ? { onSms } : {})} />
          </Callout>
        )}
      </div>
      <Button type="submit" look="primary" size="large" isWide isBusy={form.busy}>
        {form.busy ? busy : idle}
      </Button>
    </>
  )
}
