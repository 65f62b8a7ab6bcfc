import { useQuery } from '@tanstack/react-query'
import { headOfficeOptions } from '#src/features/navigation/head-office.ts'
import { paths } from '#src/model/paths.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import styles from './help.module.css'

/** For readers whom no text helps; the number is that of the header (HD-06). */
export function HelpHotline() {
  const t = useT()
  const { data: office } = useQuery(headOfficeOptions)
  return (
    <Card title={t('没有找到答案？')} body="stacked">
      <p>
        {t('服务热线')}{' '}
        <PhoneLink phone={office?.phone || brand.hotline} className={`number ${styles['hotline'] ?? ''}`} />
      </p>
      <p className="muted">{t('工作日 9:00–17:00 接听；开标和竞价时有人值班。')}</p>
      <Actions>
        <Button size="small" to={paths.helpBrowser}>
          {t('检测我的浏览器')}
        </Button>
        <Button size="small" to={paths.helpCenter}>
          {t('主站帮助中心')}
        </Button>
      </Actions>
    </Card>
  )
}
