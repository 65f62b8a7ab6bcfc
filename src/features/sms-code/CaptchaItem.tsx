import { Form, Input } from 'antd'
import { useId } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { CaptchaPicture } from '#src/features/session/credentials/CaptchaPicture.tsx'
import { CaptchaVoice } from '#src/features/session/credentials/CaptchaVoice.tsx'
import styles from './sms-code.module.css'
import type { SmsCaptcha } from './use-sms-captcha.ts'

/** The text of the captcha in an antd form; not a value of that form, since it is valid for one message only. */
export function CaptchaItem({ problem, uuid, picture, state, onRenew, ...input }: SmsCaptcha['field']) {
  const t = useT()
  const id = useId()
  return (
    <Form.Item
      label={t('图形验证码')}
      htmlFor={id}
      required
      {...(problem ? { validateStatus: 'error' as const, help: <span id={`${id}-problem`}>{t(problem)}</span> } : {})}
    >
      <div className={styles['line']}>
        <span className={styles['aside']}>
          {t('看不清？')}
          <Button look="text" onClick={onRenew}>
            {t('换一张')}
          </Button>
          <CaptchaVoice uuid={uuid} />
        </span>
        <Input
          {...input}
          id={id}
          aria-required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={8}
        />
        <CaptchaPicture picture={picture} state={state} onRenew={onRenew} />
      </div>
    </Form.Item>
  )
}
