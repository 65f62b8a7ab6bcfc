import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { DemandList } from './list/DemandList.tsx'
import { needOrder, services } from './labels.ts'

/** The demands of the signed-in person (BD-08). */
export default function MyServicePage() {
  const t = useT()
  const links = needOrder.map((need) => (
    <Button key={need} to={linkTo.service(need)}>
      {t(services[need].title)}
    </Button>
  ))
  return (
    <UserCentre title={t('我的服务')} actions={links}>
      <DemandList />
    </UserCentre>
  )
}
