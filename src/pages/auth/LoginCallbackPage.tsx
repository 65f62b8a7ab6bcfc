import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { placeAfterSignIn } from '#src/features/session/redirect.ts'
import { redeemOwnCode, identifyCode, type PendingSignIn } from '#src/features/session/tokens/pending-sign-in.ts'
import { foreignCode, takeSignOn } from '#src/features/session/tokens/single-sign-on.ts'
import { useDisplayName, useSignedIn } from '#src/features/session/store.ts'
import { messageOf } from '#src/features/session/labels.ts'
import { paths } from '#src/model/paths.ts'
import { langOf, useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import styles from './login/login.module.css'
import { formLabels } from './labels.ts'

function Failed({ message }: { message: string }) {
  const t = useT()
  return (
    <>
      <h1 tabIndex={-1}>{t('登录没有完成')}</h1>
      <p role="alert" lang={langOf(message)}>
        {message}
      </p>
      <p>{t('请回到登录页重新开始，或改用账号、短信登录。')}</p>
      <p className={styles['ways']}>
        <Link to={paths.login} className={styles['again']}>
          {t('重新登录')}
        </Link>
        <Link to={paths.index}>{t('返回首页')}</Link>
      </p>
    </>
  )
}

function Going() {
  const t = useT()
  return (
    <div aria-busy="true">
      <h1 tabIndex={-1}>{t('正在登录…')}</h1>
      <p>{t('正在确认您的身份，请稍候。')}</p>
      <span className={styles['progress']} aria-hidden />
    </div>
  )
}

/** Whose account it is, for who may be led here by somebody else's code (login CSRF). */
function Confirm({ met, isForeign, onGoOn }: { met: PendingSignIn; isForeign: boolean; onGoOn: () => void }) {
  const t = useT()
  const signedIn = useSignedIn()
  const current = useDisplayName()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button of the step before took the focus along.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('确认登录账户')}
      </h1>
      {met.name === null ? (
        <p>{t('您将以外部网站给出的账户登录。确认后先显示该账户，再由您决定是否登录。')}</p>
      ) : (
        <>
          <p>{t('您将以下面的账户登录：')}</p>
          <p className={styles['account']} translate="no">
            {met.name}
          </p>
        </>
      )}
      {isForeign && <p>{t('这次登录不是从本页面发起的。如果这不是您的账户，或不是您本人的操作，请取消。')}</p>}
      {signedIn && (
        <p>
          {current === null
            ? t('当前已登录的账户将退出。')
            : t('当前已登录的账户 {{name}} 将退出。', { name: current })}
        </p>
      )}
      <p className={styles['ways']}>
        {/* The second half of a double click on 继续 is no yes to the name that comes after it. */}
        <Button look="primary" onClick={({ detail }) => detail <= 1 && onGoOn()}>
          {met.name === null ? t('继续') : t('确认登录')}
        </Button>
        <Link to={signedIn ? paths.index : paths.login}>{t('不是我，取消')}</Link>
      </p>
    </>
  )
}

type Confirming = { at: 'confirming'; met: PendingSignIn; isForeign: boolean; redirect: string | undefined }
type Step = { at: 'going' } | { at: 'failed'; why: string } | Confirming

/** Finishes one sign-in, step by step. What this tab began goes through; a certificate or a foreign code is confirmed first. */
function useSignOn(search: string) {
  const navigate = useNavigate()
  const [step, show] = useState<Step>({ at: 'going' })
  const begun = useRef(false)
  const shown = useRef(true)
  const asked = useRef<PendingSignIn | null>(null)

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      show({ at: 'failed', why: messageOf(error) })
    }
  }
  const confirm = (confirming: Omit<Confirming, 'at'>) => {
    // Whoever has left meanwhile says neither yes nor no.
    if (!shown.current) return confirming.met.turnBack()
    asked.current = confirming.met
    show({ at: 'confirming', ...confirming })
  }
  const goOn = (signIn: () => Promise<PendingSignIn | null>, rest: Pick<Confirming, 'isForeign' | 'redirect'>) =>
    attempt(async () => {
      asked.current = null
      show({ at: 'going' })
      const met = await signIn()
      if (met) confirm({ ...rest, met })
      else if (shown.current) await navigate(placeAfterSignIn(rest.redirect), { replace: true })
    })
  const begin = useEffectEvent(() => {
    const query = new URLSearchParams(search)
    const given = takeSignOn(query)
    // The code has done its part; neither history nor a reload should see it again.
    history.replaceState(history.state, '', paths.loginCallback)
    const code = given?.code ?? foreignCode(query)
    if (code === null) return show({ at: 'failed', why: formLabels.notBegunHere })
    const rest = { isForeign: given === null, redirect: given?.redirect }
    if (given?.method === 'platform') return void goOn(() => redeemOwnCode(code), rest)
    return void attempt(async () => {
      const met = await identifyCode(code)
      // What this tab asked for may be redeemed to learn the name.
      if (given && met.name === null) await goOn(met.confirm, rest)
      else confirm({ ...rest, met })
    })
  })

  useEffect(() => {
    shown.current = true
    if (!begun.current) {
      begun.current = true
      begin()
    }
    return () => {
      shown.current = false
      asked.current?.turnBack()
      asked.current = null
    }
  }, [])

  return { step, goOn }
}

function SignOn({ search }: { search: string }) {
  const t = useT()
  const { step, goOn } = useSignOn(search)
  if (step.at === 'going') return <Going />
  if (step.at === 'failed') return <Failed message={t(step.why)} />
  const { met, isForeign } = step
  return <Confirm met={met} isForeign={isForeign} onGoOn={() => void goOn(met.confirm, step)} />
}

/** Where the public resource trading site, or a certificate, sends a person to, with a code that finishes the sign-in (AC-02). */
export default function LoginCallbackPage() {
  const { search } = useLocation()
  return (
    <div className={`content ${styles['page']}`}>
      <div className={styles['notice']}>
        <SignOn key={search} search={search} />
      </div>
    </div>
  )
}
