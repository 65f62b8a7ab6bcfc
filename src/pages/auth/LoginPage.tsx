import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, type Location, useLocation, useNavigate } from 'react-router-dom'
import { placeIn } from '#src/features/session/redirect.ts'
import { beginSignOn } from '#src/features/session/tokens/single-sign-on.ts'
import { useSignedIn } from '#src/features/session/store.ts'
import { paths } from '#src/model/paths.ts'
import { leaveFor } from '#src/shared/lib/navigation/departure.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { TabPanel, Tabs, useTabsId } from '#src/shared/ui/navigation/Tabs.tsx'
import styles from './login/login.module.css'
import { OperatorPanel } from './login/OperatorPanel.tsx'
import { PasswordForm } from './login/PasswordForm.tsx'
import { SmsForm } from './login/SmsForm.tsx'

type Way = 'password' | 'sms'

const DemoHint = import.meta.env.VITE_MOCK === 'off' ? null : lazy(() => import('./login/DemoHint.tsx'))

const AccountClosed = lazy(() => import('./login/AccountClosed.tsx'))
const isClosed = ({ search }: Location) => new URLSearchParams(search).has('closed')

function OtherWays({ redirect }: { redirect: string }) {
  const t = useT()
  return (
    <>
      <p className={styles['links']}>
        <span>
          {t('还没有账号？')}
          <Link to={paths.register}>{t('立即注册')}</Link>
        </span>
        <Link to={paths.findPassword}>{t('找回密码')}</Link>
      </p>
      <p className={styles['or']}>{t('其他登录方式')}</p>
      <Button className={styles['signOn'] ?? ''} onClick={() => leaveFor(beginSignOn(redirect))}>
        {t('公共资源交易平台登录')}
      </Button>
      <Button className={styles['signOn'] ?? ''} onClick={() => leaveFor(beginSignOn(redirect, 'certificate'))}>
        {t('数字证书登录')}
      </Button>
    </>
  )
}

const placeOf = ({ search }: Location) => placeIn(new URLSearchParams(search))

/** Signed in, here or in another tab: straight on. Every arrival at this page counts, also one while the last leads on. */
function useWayOn(arrival: Location): boolean {
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  useEffect(() => {
    if (signedIn) void navigate(placeOf(arrival), { replace: true })
  }, [signedIn, arrival, navigate])
  return signedIn
}

export default function LoginPage() {
  const t = useT()
  const [way, setWay] = useState<Way>('password')
  /** How often the form of the password has led to the other one; what was pressed there is hidden then. */
  const [timesLed, setTimesLed] = useState(0)
  const leadToSms = () => {
    setWay('sms')
    setTimesLed((times) => times + 1)
  }
  const id = useTabsId()
  const arrival = useLocation()
  if (useWayOn(arrival)) return null
  const tabs = [
    { key: 'password', label: t('账号登录') },
    { key: 'sms', label: t('短信登录') },
  ] as const
  return (
    <div className={`content ${styles['page']}`}>
      <div className={styles['door']}>
        <OperatorPanel />
        <section className={styles['card']} aria-labelledby={`${id}-title`}>
          <h1 id={`${id}-title`} tabIndex={-1}>
            {t('登录')}
          </h1>
          {isClosed(arrival) && (
            <Suspense>
              <AccountClosed />
            </Suspense>
          )}
          <Tabs<Way> tabs={tabs} active={way} onChange={setWay} label={t('登录方式')} id={id} />
          <TabPanel id={id} active={way} className={styles['forms'] ?? ''}>
            <PasswordForm hidden={way !== 'password'} onSms={leadToSms} />
            <SmsForm hidden={way !== 'sms'} timesLed={timesLed} />
          </TabPanel>
          <OtherWays redirect={placeOf(arrival)} />
        </section>
      </div>
      {DemoHint && (
        <Suspense>
          <DemoHint />
        </Suspense>
      )}
    </div>
  )
}
