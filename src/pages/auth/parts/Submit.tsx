import type { ReactNode } from 'react'
import { Refused } from '#src/api/errors.ts'
import { messageOf } from '#src/features/session/words.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/i18n.ts'
import { Button } from '#src/shared/ui/Button.tsx'
import { Link } from 'react-router-dom'
import styles from './form.module.css'

/** Codes of the token endpoint after which there is something better to do than to try again. */
const notRegistered = 369
const tooManyFailures = 407

type Props = { busy: boolean; failure: unknown; onSms?: () => void }

function WayOut({ failure, onSms }: Pick<Props, 'failure' | 'onSms'>): ReactNode {
  const t = useT()
  const code = failure instanceof Refused ? failure.reply.code : null
  if (code === notRegistered) return <Link to={paths.register}>{t('去注册')}</Link>
  if (code === tooManyFailures && onSms)
    return (
      <button type="button" onClick={onSms}>
        {t('改用短信验证码登录')}
      </button>
    )
  return null
}

/** The button that signs in, and above it what the exchange said the last time. */
export function Submit({ busy, failure, onSms }: Props) {
  const t = useT()
  return (
    <>
      <div role="alert" className={styles['failure']}>
        {failure !== null && (
          <p>
            {t(messageOf(failure))} <WayOut failure={failure} {...(onSms ? { onSms } : {})} />
          </p>
        )}
      </div>
      {/* Not `disabled`: the focus would be lost with it. */}
      <Button type="submit" look="primary" className={styles['submit'] ?? ''} aria-disabled={busy}>
        {busy ? t('正在登录…') : t('登录')}
      </Button>
    </>
  )
}
