import type { ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { paths } from '#src/model/paths.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'
import { LinkTabs } from '#src/shared/ui/navigation/LinkTabs.tsx'
import { AuthFrame } from '../frame/AuthFrame.tsx'
import styles from './recover.module.css'

/** Tabs for the three methods of recovery, and the hotline where none of them helps. */
export function RecoverFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useT()
  const { pathname } = useLocation()
  const tab = (to: string, label: string) => ({ to, label, isCurrent: matchPath(to, pathname) !== null })
  return (
    <AuthFrame title={title}>
      <LinkTabs
        label={t('找回方式')}
        tabs={[
          tab(paths.findPassword, t('找回密码')),
          tab(paths.findAccountPerson, t('个人账号')),
          tab(paths.findAccountOrg, t('机构账号')),
        ]}
      />
      <div className={styles['method']}>{children}</div>
      <p className="muted">
        {t('绑定的手机号已停用，或仍然无法找回？请携带证件联系客服：')}
        <PhoneLink phone={brand.hotline} className={styles['hotline']} />
      </p>
    </AuthFrame>
  )
}
