import { hasScreen } from '#src/features/user-centre/screens.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Icon, type IconName } from '#src/shared/ui/display/Icon.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { quickLabels } from '../labels.ts'
import styles from './overview.module.css'

type QuickLink = { word: keyof typeof quickLabels; icon: IconName; to: string }

const links: readonly QuickLink[] = [
  { word: 'projects', icon: 'search', to: paths.project },
  { word: 'hall', icon: 'gavel', to: paths.hall },
  { word: 'favourites', icon: 'star', to: paths.myCollect },
  { word: 'invest', icon: 'invest', to: linkTo.service(1) },
  { word: 'transfer', icon: 'transfer', to: linkTo.service(2) },
  { word: 'help', icon: 'chat', to: paths.helpCenter },
]

/** Links to the screens that people visit most. */
export function QuickLinks() {
  const t = useT()
  return (
    <Card title={t('快捷入口')} body="padded">
      <ul className={styles['links']}>
        {links
          .filter(({ to }) => hasScreen(to))
          .map(({ word, icon, to }) => (
            <li key={word}>
              <Button to={to}>
                <Icon name={icon} />
                {t(quickLabels[word])}
              </Button>
            </li>
          ))}
      </ul>
    </Card>
  )
}
