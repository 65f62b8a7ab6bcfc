import type { ReactNode } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { messageOf } from '#src/features/session/labels.ts'
import { paths } from '#src/model/paths.ts'
import { langOf, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Link } from 'react-router-dom'
import styles from './form.module.css'

/** Codes of the token endpoint after which there is something better to do than to try again. */
const notRegistered = 369
const tooManyFailures = 407

type Props = {
  busy: boolean
  failure: unknown
  /** What the button says, at rest and at work; it signs in unless something else is said. */
  words?: { rest: string; busy: string }
  onSms?: () => void
}

function WayOut({ failure, onSms }: Pick<Props, 'failure' | 'onSms'>): ReactNode {
  const t = useT()
  const code = failure instanceof ApiError ? failure.reply.code : null
  if (code === notRegistered) return <Link to={paths.register}>{t('去注册')}</Link>
  if (code === tooManyFailures && onSms)
    return (
      <button type="button" onClick={onSms}>
        {t('改用短信验证码登录')}
      </button>
    )
  return null
}

/** The button that sends a form, and above it what the exchange said the last time. */
export function Submit({ busy, failure, words, onSms }: Props) {
  const t = useT()
  const says = words ?? { rest: t('登录'), busy: t('正在登录…') }
  return (
    <>
      <div role="alert" className={styles['failure']}>
        {failure !== null && (
          <p>
            <span lang={langOf(t(messageOf(failure)))}>{t(messageOf(failure))}</span>{' '}
            <WayOut failure={failure} {...(onSms ? { onSms } : {})} />
          </p>
        )}
      </div>
      {/* Not `disabled`: the focus would be lost with it. */}
      <Button type="submit" look="primary" className={styles['submit'] ?? ''} aria-disabled={busy}>
        {busy ? says.busy : says.rest}
      </Button>
    </>
  )
}
