import { Link } from 'react-router-dom'
import { paths } from '#src/model/paths.ts'
import { brandNames } from '#src/shared/config/brand.ts'
import { useLanguage, useT } from '#src/shared/lib/text/i18n.ts'
import { Logo } from '#src/shared/ui/display/Logo.tsx'

/** The mark and the names; leads home (HD-02). */
export function SiteLogo({ to = paths.index, subtitle }: { to?: string; subtitle?: string }) {
  const t = useT()
  const { product, operator } = brandNames[useLanguage()]
  return (
    <Link to={to} className="logo">
      <Logo size={48} />
      <span>
        <b>{product}</b>
        <small>{subtitle ?? operator}</small> <span className="visuallyHidden">{t('首页')}</span>
      </span>
    </Link>
  )
}
