import type { ComponentProps } from 'react'
import { useT } from '#src/shared/lib/i18n.ts'
import { Field } from './Field.tsx'
import styles from './form.module.css'

type Props = Omit<ComponentProps<typeof Field>, 'label' | 'beside' | 'aside'> & {
  picture: string | undefined
  state: 'loading' | 'lost' | 'here'
  onRenew: () => void
  /** The way round it; none where a text message is what it guards. */
  onSms?: () => void
}

/** What stands in the picture. Whoever cannot read it gets another one, or does without by SMS (deviation D12). */
export function CaptchaField({ picture, state, onRenew, onSms, ...field }: Props) {
  const t = useT()
  const says = { loading: t('正在加载…'), lost: t('加载失败，点击重试'), here: '' }[state]
  return (
    <>
      <Field
        {...field}
        label={t('验证码')}
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
                  {t('用短信登录')}
                </button>
              </>
            )}
          </span>
        }
        beside={
          // A second way to what 换一张 does, for the pointer.
          <button type="button" className={styles['captcha']} onClick={onRenew} tabIndex={-1}>
            {picture && state === 'here' ? (
              <img src={picture} width={120} height={44} alt={t('验证码图片，点击更换')} />
            ) : (
              <span>{says}</span>
            )}
          </button>
        }
      />
    </>
  )
}
