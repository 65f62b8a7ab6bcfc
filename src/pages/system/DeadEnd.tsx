import { useNavigate } from 'react-router-dom'
import { paths } from '#src/model/paths.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { Result } from '#src/shared/ui/feedback/Result.tsx'

/**
 * Whether the previous page is one of this site. The router counts the history entries of its own document; before the first
 * of them there may be another document of the site, which then is the referrer.
 */
function hasPrevious(): boolean {
  const { idx } = (history.state ?? {}) as { idx?: number }
  return Boolean(idx) || (history.length > 1 && document.referrer.startsWith(`${location.origin}/`))
}

type Props = { title: string; hint: string; hotlineLabel: string }

/** A page without content: why, the hotline, and links to the previous page (home when there is none) and home. */
export function DeadEnd({ title, hint, hotlineLabel }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const goBack = () => {
    if (hasPrevious()) void navigate(-1)
    else void navigate(paths.index)
  }
  return (
    <Result
      title={title}
      level={1}
      actions={
        <>
          <Button look="primary" size="large" onClick={goBack}>
            <Icon name="back" size={18} />
            {t('返回上一页')}
          </Button>
          <Button size="large" to={paths.index}>
            <Icon name="home" size={18} />
            {t('返回首页')}
          </Button>
        </>
      }
    >
      <p>{hint}</p>
      <p className="muted">
        {hotlineLabel} <PhoneLink phone={brand.hotline} />
      </p>
    </Result>
  )
}
