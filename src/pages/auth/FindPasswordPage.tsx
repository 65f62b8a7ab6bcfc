import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Done } from './form/Done.tsx'
import doneStyles from './form/done.module.css'
import styles from './form/form.module.css'
import { RecoverDoor } from './recover/RecoverDoor.tsx'
import { ChoosePassword, type Proved, ProvePhone } from './recover/ResetForms.tsx'
import { recoverSteps } from './labels.ts'

type Step = 0 | 1 | 2

function Steps({ step }: { step: Step }) {
  const t = useT()
  return (
    <ol className={styles['steps']} aria-label={t('步骤')}>
      {recoverSteps.map((word, index) => (
        <li key={word} data-on={index <= step || undefined} aria-current={index === step ? 'step' : undefined}>
          {index + 1}. {t(word)}
        </li>
      ))}
    </ol>
  )
}

function Reset({ loginName }: { loginName: string | null }) {
  const t = useT()
  return (
    <Done title={t('密码已重置')}>
      <p>
        {loginName === null
          ? t('账号在所有设备上都已退出登录，请使用新密码登录。')
          : t('账号 {{name}} 在所有设备上都已退出登录，请使用新密码登录。', { name: loginName })}
      </p>
      <p className={doneStyles['ways']}>
        <Link to={paths.login}>{t('去登录')}</Link>
      </p>
    </Done>
  )
}

/** Phone, code, new password, done (AC-05). */
export default function FindPasswordPage() {
  const t = useT()
  const [step, setStep] = useState<Step>(0)
  const [proved, setProved] = useState<Proved | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [loginName, setLoginName] = useState<string | null>(null)
  const back = (why: string | null) => {
    setProblem(why)
    setStep(0)
  }
  return (
    <RecoverDoor title={t('找回密码')}>
      <Steps step={step} />
      {step === 2 ? (
        <Reset loginName={loginName} />
      ) : (
        <>
          <ProvePhone
            hidden={step !== 0}
            problem={problem}
            onDone={(given) => {
              setProved(given)
              setProblem(null)
              setStep(1)
            }}
          />
          {proved && (
            <ChoosePassword
              hidden={step !== 1}
              proved={proved}
              onDone={(name) => {
                setLoginName(name)
                setStep(2)
              }}
              onExpired={back}
              onBack={() => back(null)}
            />
          )}
        </>
      )}
    </RecoverDoor>
  )
}
