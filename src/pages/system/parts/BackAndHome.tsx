import { Link, useNavigate } from 'react-router-dom'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/i18n.ts'
import { Icon } from '#src/shared/ui/Icon.tsx'

/** The two ways on from a page that has nothing to show: the page before, which is home when there is none, and home. */
export function BackAndHome() {
  const t = useT()
  const navigate = useNavigate()
  const goBack = () => {
    // The router counts the entries of its own; at the first one there is nothing to go back to.
    const { idx } = (history.state ?? {}) as { idx?: number }
    if (idx) void navigate(-1)
    else void navigate(paths.index)
  }
  return (
    <>
      <button type="button" className="act act-primary" onClick={goBack}>
        <Icon name="back" size={18} />
        {t('返回上一页')}
      </button>
      <Link to={paths.index} className="act">
        <Icon name="home" size={18} />
        {t('返回首页')}
      </Link>
    </>
  )
}
