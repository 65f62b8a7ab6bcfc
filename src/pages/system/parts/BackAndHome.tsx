import { Link, useNavigate } from 'react-router-dom'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Icon } from '#src/shared/ui/display/Icon.tsx'

/**
 * Whether the page before is one of this site. The router counts the entries of its own document; what stands before the first
 * of them may be another document of the site, which then led here.
 */
function hasPrevious(): boolean {
  const { idx } = (history.state ?? {}) as { idx?: number }
  return Boolean(idx) || (history.length > 1 && document.referrer.startsWith(`${location.origin}/`))
}

/** The two ways on from a page that has nothing to show: the page before, which is home when there is none, and home. */
export function BackAndHome() {
  const t = useT()
  const navigate = useNavigate()
  const goBack = () => {
    if (hasPrevious()) void navigate(-1)
    else void navigate(paths.index)
  }
  return (
    <>
      <button type="button" className="button button-primary" onClick={goBack}>
        <Icon name="back" size={18} />
        {t('返回上一页')}
      </button>
      <Link to={paths.index} className="button">
        <Icon name="home" size={18} />
        {t('返回首页')}
      </Link>
    </>
  )
}
