import type { ReactNode } from 'react'
import { brand, brandNames } from '#src/shared/config/brand.ts'
import { useLanguage, useT } from '#src/shared/lib/text/i18n.ts'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'
import { Logo } from '#src/shared/ui/display/Logo.tsx'
import styles from './phone.module.css'

/** Whose page it is, above and below what is to be done: it has no header of the portal. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  const t = useT()
  const { product } = brandNames[useLanguage()]
  return (
    <div className={styles['page']}>
      <p className={styles['brand']}>
        <Logo size={28} />
        <span>{product}</span>
      </p>
      <div className={styles['card']}>{children}</div>
      <p className={styles['foot']}>
        {t('需要帮助？服务热线')} <PhoneLink phone={brand.hotline} />
      </p>
    </div>
  )
}
