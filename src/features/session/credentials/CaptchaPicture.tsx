import { useT } from '#src/shared/lib/text/i18n.ts'
import styles from './CaptchaPicture.module.css'

type Props = { picture: string | undefined; state: 'loading' | 'lost' | 'here'; onRenew: () => void }

/** The picture of a captcha, or its loading or error state; clicking it does the same as 换一张. */
export function CaptchaPicture({ picture, state, onRenew }: Props) {
  const t = useT()
  const text = { loading: t('正在加载…'), lost: t('加载失败，点击重试'), here: '' }[state]
  return (
    <button type="button" className={styles['captcha']} onClick={onRenew} tabIndex={-1}>
      {picture && state === 'here' ? (
        <img src={picture} width={120} height={44} alt={t('验证码图片，点击更换')} />
      ) : (
        <span>{text}</span>
      )}
    </button>
  )
}
