import { useQuery } from '@tanstack/react-query'
import { DealWay } from '#src/features/deal/DealWay.tsx'
import { openDealsQuery } from '#src/features/deal/queries.ts'
import { linkOfDeal } from '#src/model/deal/link.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card, MoreLink } from '#src/shared/ui/display/Card.tsx'

const most = 2

/** What was won and is not settled yet: the way of each deal, the newest first; the others are a link away. */
export function OpenDeals() {
  const t = useT()
  const { data: deals = [] } = useQuery(openDealsQuery)
  return deals.slice(0, most).map((deal, index) => (
    <Card
      key={deal.id}
      title={<span lang="zh-CN">{deal.assetsName}</span>}
      note={t('成交后的办理')}
      actions={
        index === 0 && deals.length > most ? (
          <MoreLink href={paths.projectSettlement} />
        ) : (
          <Button look="text" to={linkOfDeal(deal)}>
            {t('详情')}
          </Button>
        )
      }
      body="padded"
    >
      <DealWay deal={deal} />
    </Card>
  ))
}
