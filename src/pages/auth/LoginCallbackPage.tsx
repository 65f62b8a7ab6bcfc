import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { signInByCode } from '#src/features/session/commands.ts'
import { placeAfterSignIn } from '#src/features/session/redirect.ts'
import { takeSignOn } from '#src/features/session/sign-on.ts'
import { messageOf } from '#src/features/session/words.ts'
import { paths } from '#src/model/paths.ts'
import { langOf, useT } from '#src/shared/lib/i18n.ts'
import styles from './parts/login.module.css'
import { formWords } from './words.ts'

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
      <p>{t('正在与公共资源交易平台确认您的身份，请稍候。')}</p>
      <span className={styles['progress']} aria-hidden />
    </div>
  )
}

function SignOn({ search }: { search: string }) {
  const t = useT()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  const begun = useRef(false)
  const shown = useRef(true)

  useEffect(() => {
    shown.current = true
    if (!begun.current) {
      begun.current = true
      const given = takeSignOn(new URLSearchParams(search))
      // The code has done its part; neither history nor a reload should see it again.
      history.replaceState(history.state, '', paths.loginCallback)
      const finish = async () => {
        if (!given) return setFailure(formWords.notBegunHere)
        try {
          await signInByCode(given.code)
          if (shown.current) await navigate(placeAfterSignIn(given.redirect), { replace: true })
        } catch (error) {
          setFailure(messageOf(error))
        }
      }
      void finish()
    }
    return () => {
      shown.current = false
    }
  }, [search, navigate])

  return failure === null ? <Going /> : <Failed message={t(failure)} />
}

/** Where the public resource trading site sends a person back to, with a code that finishes the sign-in (AC-02). */
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
