import { linkTo, paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Icon, type IconName } from '#src/shared/ui/display/Icon.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { quickLabels } from '../labels.ts'
import styles from './overview.module.css'

type QuickLink = { label: keyof typeof quickLabels; icon: IconName; to: string }

const links: readonly QuickLink[] = [
  { label: 'projects', icon: 'search', to: paths.project },
  { label: 'hall', icon: 'gavel', to: paths.hall },
  { label: 'favourites', icon: 'star', to: paths.myCollect },
  { label: 'invest', icon: 'invest', to: linkTo.service(1) },
  { label: 'transfer', icon: 'transfer', to: linkTo.service(2) },
  { label: 'help', icon: 'chat', to: paths.helpCenter },
]

/** Links to the screens that people visit most. */
export function QuickLinks() {
  const t = useT()
  return (
    <Card title={t('快捷入口')} body="padded">
      <ul className={styles['links']}>
        {links.map(({ label, icon, to }) => (
          <li key={label}>
            <Button to={to}>
              <Icon name={icon} />
              {t(quickLabels[label])}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
