import { useState } from 'react'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Steps, stepsAt } from '#src/shared/ui/display/Steps.tsx'
import { Result } from '#src/shared/ui/feedback/Result.tsx'
import { RecoverFrame } from './recover/RecoverFrame.tsx'
import { ChoosePassword, type VerifiedPhone, VerifyPhone } from './recover/ResetForms.tsx'
import { recoverSteps } from './recover/labels.ts'

function Reset({ loginName }: { loginName: string | null }) {
  const t = useT()
  return (
    <Result
      title={t('密码已重置')}
      isSuccess
      takesFocus
      actions={
        <Button look="primary" to={paths.login}>
          {t('去登录')}
        </Button>
      }
    >
      <p>
        {loginName === null
          ? t('账号在所有设备上都已退出登录，请使用新密码登录。')
          : t('账号 {{name}} 在所有设备上都已退出登录，请使用新密码登录。', { name: loginName })}
      </p>
    </Result>
  )
}

/** Phone, code, new password, done (AC-05). */
export default function FindPasswordPage() {
  const t = useT()
  const [step, setStep] = useState<0 | 1 | 2>(0)
  const [phone, setPhone] = useState<VerifiedPhone | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [loginName, setLoginName] = useState<string | null>(null)
  const goBack = (reason: string | null) => {
    setProblem(reason)
    setStep(0)
  }
  return (
    <RecoverFrame title={t('找回密码')}>
      <Steps
        steps={stepsAt(
          recoverSteps.map((label) => t(label)),
          step,
        )}
        label={t('步骤')}
        narrow="compact"
      />
      {step === 2 ? (
        <Reset loginName={loginName} />
      ) : (
        <>
          <VerifyPhone
            hidden={step !== 0}
            problem={problem}
            onDone={(verified) => {
              setPhone(verified)
              setProblem(null)
              setStep(1)
            }}
          />
          {phone && (
            <ChoosePassword
              hidden={step !== 1}
              phone={phone}
              onDone={(name) => {
                setLoginName(name)
                setStep(2)
              }}
              onExpired={goBack}
              onBack={() => goBack(null)}
            />
          )}
        </>
      )}
    </RecoverFrame>
  )
}
