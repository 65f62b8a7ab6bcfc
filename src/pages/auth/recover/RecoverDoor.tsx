import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { paths } from '#src/model/paths.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Door } from '../form/Door.tsx'
import styles from '../form/form.module.css'

/** Three ways back into an account, and what to do when none of them leads there. */
export function RecoverDoor({ title, children }: { title: string; children: ReactNode }) {
  const t = useT()
  const ways = [
    [paths.findPassword, t('找回密码')],
    [paths.findAccountPerson, t('个人账号')],
    [paths.findAccountOrg, t('机构账号')],
  ] as const
  return (
    <Door title={title}>
      <nav aria-label={t('找回方式')} className={styles['recover']}>
        {ways.map(([to, word]) => (
          <NavLink key={to} to={to}>
            {word}
          </NavLink>
        ))}
      </nav>
      {children}
      <p className={styles['help']}>
        {t('绑定的手机号已停用，或仍然无法找回？请携带证件联系客服：')}
        <a href={`tel:${brand.hotline}`}>{brand.hotline}</a>
      </p>
    </Door>
  )
}
