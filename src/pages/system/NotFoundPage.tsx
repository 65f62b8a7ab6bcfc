import { brandNames } from '#src/shared/config/brand.ts'
import { useLanguage, useT } from '#src/shared/lib/text/i18n.ts'
import { Logo } from '#src/shared/ui/display/Logo.tsx'
import { DeadEnd } from './DeadEnd.tsx'
import styles from './NotFoundPage.module.css'

/** A bridge over a river, broken in the middle. */
function Picture() {
  return (
    <svg viewBox="0 0 480 220" className={styles['picture']} aria-hidden>
      <path className={styles['hill']} d="M0 150 84 78l62 50 74-84 92 98 66-56 102 74v60H0Z" />
      <path className={styles['water']} d="M0 186c46-14 84 10 128 0s76-20 120-6 84 12 124 0 74-8 108 2v38H0Z" />
      <path
        className={styles['deck']}
        d="M0 124h186M294 124h186M40 124v66M110 124v66M176 124v62M304 124v62M370 124v66M440 124v66"
      />
      <path className={styles['gap']} d="M196 124h88" />
      <text x="240" y="112" className={styles['code']}>
        404
      </text>
    </svg>
  )
}

/** The 404 page, without header, footer and floating window (RT-10). */
export default function NotFoundPage() {
  const { product } = brandNames[useLanguage()]
  const t = useT()
  return (
    <div className={styles['place']}>
      <p className={styles['brand']}>
        <Logo size={32} />
        <span>{product}</span>
      </p>
      <Picture />
      <DeadEnd
        title={t('哎呀亲...您访问的页面出错了！')}
        hint={t('它可能已经下架、改了地址，或者链接不完整。')}
        hotlineLabel={t('需要帮助？服务热线')}
      />
    </div>
  )
}
