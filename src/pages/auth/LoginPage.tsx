import { lazy, Suspense, useEffect } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { placeIn } from '#src/features/session/redirect.ts'
import type { SignOnMethod } from '#src/features/session/tokens/sign-on-start.ts'
import { useSignedIn } from '#src/features/session/store.ts'
import { paths } from '#src/model/paths.ts'
import { leaveFor } from '#src/shared/lib/navigation/departure.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { TabPanel, Tabs, useTabsId } from '#src/shared/ui/navigation/Tabs.tsx'
import { AuthFrame } from './frame/AuthFrame.tsx'
import styles from './login/login.module.css'
import { PasswordForm } from './login/PasswordForm.tsx'
import { SmsForm } from './login/SmsForm.tsx'
import { type Method, useMethod } from './login/use-method.ts'

const isHintOff = import.meta.env.VITE_MOCK === 'off' || import.meta.env.VITE_DEMO_HINT === 'off'
const DemoHint = isHintOff ? null : lazy(() => import('./login/DemoHint.tsx'))
const PasskeyOffer = lazy(() => import('./login/PasskeyOffer.tsx'))
const LastSession = lazy(() => import('./login/LastSession.tsx'))

/** Most visitors sign in here: what begins a sign-on elsewhere is loaded with the click. */
async function leaveToSignOn(redirect: string, by: SignOnMethod): Promise<void> {
  const { beginSignOn } = await import('#src/features/session/tokens/sign-on-start.ts')
  leaveFor(await beginSignOn(redirect, by))
}

function OtherMethods({ redirect }: { redirect: string }) {
  const t = useT()
  return (
    <>
      <p className={styles['links']}>
        <span>
          {t('还没有账号？')}{' '}
          <Button look="link" to={paths.register}>
            {t('立即注册')}
          </Button>
        </span>
        <Button look="text" to={paths.findPassword}>
          {t('找回密码')}
        </Button>
      </p>
      <p className={styles['or']}>{t('其他登录方式')}</p>
      <div className={styles['methods']}>
        <Button size="large" onClick={() => void leaveToSignOn(redirect, 'platform')}>
          {t('公共资源交易平台登录')}
        </Button>
        <Button size="large" onClick={() => void leaveToSignOn(redirect, 'certificate')}>
          {t('数字证书登录')}
        </Button>
        {/* Last, so that nothing above moves when it appears. */}
        <Suspense>
          <PasskeyOffer />
        </Suspense>
      </div>
    </>
  )
}

/** Whether another page sent the visitor here, because it needs a sign-in or the session was over. */
const leadsBack = ({ search }: Location) => new URLSearchParams(search).has('redirect')

const placeOf = ({ search }: Location) => placeIn(new URLSearchParams(search))

/** Leaves for the requested page once signed in, here or in another tab; every navigation to this page counts, also during another. */
function useLeaveWhenSignedIn(arrival: Location): boolean {
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  useEffect(() => {
    if (signedIn) void navigate(placeOf(arrival), { replace: true })
  }, [signedIn, arrival, navigate])
  return signedIn
}

export default function LoginPage() {
  const t = useT()
  const { method, setMethod, switches, switchToSms } = useMethod()
  const id = useTabsId()
  const arrival = useLocation()
  if (useLeaveWhenSignedIn(arrival)) return null
  const tabs = [
    { key: 'password', label: t('账号登录') },
    { key: 'sms', label: t('短信登录') },
  ] as const
  return (
    <AuthFrame title={t('登录')} below={<Suspense>{DemoHint && <DemoHint />}</Suspense>}>
      <Suspense>
        <LastSession />
      </Suspense>
      {leadsBack(arrival) && <Callout>{t('请登录后继续，登录后将回到刚才的页面。')}</Callout>}
      <Tabs<Method> tabs={tabs} active={method} onChange={setMethod} label={t('登录方式')} id={id} />
      <TabPanel id={id} active={method} className={styles['forms'] ?? ''}>
        <PasswordForm hidden={method !== 'password'} onSms={switchToSms} />
        <SmsForm hidden={method !== 'sms'} focusRequests={switches} />
      </TabPanel>
      <OtherMethods redirect={placeOf(arrival)} />
    </AuthFrame>
  )
}
