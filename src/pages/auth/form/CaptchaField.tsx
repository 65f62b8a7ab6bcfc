import type { ComponentProps } from 'react'
import { CaptchaPicture } from '#src/features/session/credentials/CaptchaPicture.tsx'
import { CaptchaVoice } from '#src/features/session/credentials/CaptchaVoice.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Field } from './Field.tsx'

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'beside' | 'aside'> &
  ComponentProps<typeof CaptchaPicture> & {
    /** Id of the captcha that is shown. */
    uuid: string | undefined
    /** Continues by SMS instead; absent where the captcha guards the SMS itself. */
    onSms?: () => void
    /** Label of that button, 用短信登录 by default. */
    smsLabel?: string
  }

/** The text of a captcha. A person who cannot read the picture gets another one, hears it, or continues by SMS (deviation D12). */
export function CaptchaField({ uuid, picture, state, onRenew, onSms, smsLabel, ...field }: Props) {
  const t = useT()
  return (
    <Field
      {...field}
      label={t('图形验证码')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={8}
      aside={
        <span>
          {t('看不清？')}
          <Button look="text" size="small" onClick={onRenew}>
            {t('换一张')}
          </Button>
          {onSms && (
            <>
              {t('或')}
              <Button look="text" size="small" onClick={onSms}>
                {smsLabel ?? t('用短信登录')}
              </Button>
            </>
          )}
          <CaptchaVoice uuid={uuid} />
        </span>
      }
      beside={<CaptchaPicture picture={picture} state={state} onRenew={onRenew} />}
    />
  )
}
