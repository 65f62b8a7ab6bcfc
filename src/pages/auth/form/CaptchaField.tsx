import type { ComponentProps } from 'react'
import { CaptchaPicture } from '#src/features/session/credentials/CaptchaPicture.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Field } from './Field.tsx'
import styles from './form.module.css'

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'beside' | 'aside'> &
  ComponentProps<typeof CaptchaPicture> & {
    /** The way round it; none where a text message is what it guards. */
    onSms?: () => void
    /** What that way is called; it signs in unless something else is said. */
    smsWord?: string
  }

/** What stands in the picture. Whoever cannot read it gets another one, or does without by SMS (deviation D12). */
export function CaptchaField({ picture, state, onRenew, onSms, smsWord, ...field }: Props) {
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
        <span className={styles['aside']}>
          {t('看不清？')}
          <button type="button" onClick={onRenew}>
            {t('换一张')}
          </button>
          {onSms && (
            <>
              <span>{t('或')}</span>
              <button type="button" onClick={onSms}>
                {smsWord ?? t('用短信登录')}
              </button>
            </>
          )}
        </span>
      }
      beside={<CaptchaPicture picture={picture} state={state} onRenew={onRenew} />}
    />
  )
}
