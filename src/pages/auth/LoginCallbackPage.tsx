import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { placeAfterSignIn } from '#src/features/session/redirect.ts'
import { redeemOwnCode, identifyCode, type PendingSignIn } from '#src/features/session/tokens/pending-sign-in.ts'
import { foreignCode, takeSignOn } from '#src/features/session/tokens/sign-on-return.ts'
import { messageOf } from '#src/features/session/labels.ts'
import { paths } from '#src/model/paths.ts'
import { langOf, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Result } from '#src/shared/ui/feedback/Result.tsx'
import styles from './login/single.module.css'
import { ConfirmSignOn } from './login/ConfirmSignOn.tsx'
import { formLabels } from './labels.ts'

function Failed({ message }: { message: string }) {
  const t = useT()
  return (
    <Result
      level={1}
      title={t('登录没有完成')}
      actions={
        <>
          <Button look="primary" to={paths.login}>
            {t('重新登录')}
          </Button>
          <Button look="text" to={paths.index}>
            {t('返回首页')}
          </Button>
        </>
      }
    >
      <p role="alert" lang={langOf(message)}>
        {message}
      </p>
      <p>{t('请回到登录页重新开始，或改用账号、短信登录。')}</p>
    </Result>
  )
}

function Pending() {
  const t = useT()
  return (
    <div aria-busy="true">
      <Result level={1} title={t('正在登录…')}>
        <p>{t('正在确认您的身份，请稍候。')}</p>
        <Skeleton width={200} height={4} />
      </Result>
    </div>
  )
}

type Confirming = { at: 'confirming'; pending: PendingSignIn; isForeign: boolean; redirect: string | undefined }
type Step = { at: 'pending' } | { at: 'failed'; reason: string } | Confirming

/** Completes one sign-in. One that this tab began needs no confirmation; a certificate or a foreign code does. */
function useSignOn(search: string) {
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>({ at: 'pending' })
  const hasBegun = useRef(false)
  const isMounted = useRef(true)
  const unconfirmed = useRef<PendingSignIn | null>(null)

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      setStep({ at: 'failed', reason: messageOf(error) })
    }
  }
  const confirm = (confirming: Omit<Confirming, 'at'>) => {
    // The person has left the page without an answer.
    if (!isMounted.current) return confirming.pending.cancel()
    unconfirmed.current = confirming.pending
    setStep({ at: 'confirming', ...confirming })
  }
  const proceed = (signIn: () => Promise<PendingSignIn | null>, rest: Pick<Confirming, 'isForeign' | 'redirect'>) =>
    attempt(async () => {
      unconfirmed.current = null
      setStep({ at: 'pending' })
      const pending = await signIn()
      if (pending) confirm({ ...rest, pending })
      else if (isMounted.current) await navigate(placeAfterSignIn(rest.redirect), { replace: true })
    })
  const begin = useEffectEvent(() => {
    const query = new URLSearchParams(search)
    const own = takeSignOn(query)
    // The code is used up; it must not stay in the history or survive a reload.
    history.replaceState(history.state, '', paths.loginCallback)
    const code = own?.code ?? foreignCode(query)
    if (code === null) return setStep({ at: 'failed', reason: formLabels.notBegunHere })
    const rest = { isForeign: own === null, redirect: own?.redirect }
    if (own?.method === 'platform') return void proceed(() => redeemOwnCode(own), rest)
    return void attempt(async () => {
      const pending = await identifyCode(own ?? { code }, own?.method)
      // A code that this tab requested may be redeemed to learn the name.
      if (own && pending.name === null) await proceed(pending.confirm, rest)
      else confirm({ ...rest, pending })
    })
  })

  useEffect(() => {
    isMounted.current = true
    if (!hasBegun.current) {
      hasBegun.current = true
      begin()
    }
    return () => {
      isMounted.current = false
      unconfirmed.current?.cancel()
      unconfirmed.current = null
    }
  }, [])

  return { step, proceed }
}

function SignOn({ search }: { search: string }) {
  const t = useT()
  const { step, proceed } = useSignOn(search)
  if (step.at === 'pending') return <Pending />
  if (step.at === 'failed') return <Failed message={t(step.reason)} />
  const { pending, isForeign } = step
  return <ConfirmSignOn pending={pending} isForeign={isForeign} onConfirm={() => void proceed(pending.confirm, step)} />
}

/** The public resource trading platform, or a certificate, returns a person to this page with a code that completes the sign-in (AC-02). */
export default function LoginCallbackPage() {
  const { search } = useLocation()
  return (
    <div className="content">
      <Card className={styles['callback']}>
        <SignOn key={search} search={search} />
      </Card>
    </div>
  )
}
