import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { PartnerLogo } from '#src/features/partner/PartnerLogo.tsx'
import { PartnerMenu } from '#src/features/partner/PartnerMenu.tsx'
import { partnersQuery } from '#src/features/partner/queries.ts'
import { partnerLabels } from '#src/features/partner/labels.ts'
import { type PositionType, positionTypes } from '#src/model/content/schema.ts'
import { layout } from '#src/shared/config/tokens.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, EmptyState, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Marquee } from '#src/shared/ui/carousel/Marquee.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { TabbedCard } from '#src/shared/ui/navigation/Tabs.tsx'
import styles from './PartnersBlock.module.css'

const [marqueeGroup, ...groups] = positionTypes
const keyOf = (positionType: PositionType) => String(positionType)

/** The logos of one group: a marquee for the first group, a still list for the others. */
function Group({ positionType }: { positionType: PositionType }) {
  const t = useT()
  const name = t(partnerLabels[positionType])
  const query = useQuery(partnersQuery(positionType))
  return (
    <QueryBoundary
      query={query}
      loading={<Skeleton height={164} />}
      empty={<EmptyState text={t('暂无{{group}}', { group: name })} />}
    >
      {(partners) =>
        positionType === marqueeGroup ? (
          <Marquee
            items={partners}
            keyOf={({ id }) => id}
            label={name}
            lines={2}
            render={(partner) => <PartnerLogo partner={partner} />}
          />
        ) : (
          <ul aria-label={name} className={styles['logos']}>
            {partners.map((partner) => (
              <li key={partner.id}>
                <PartnerLogo partner={partner} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  )
}

function Tabbed() {
  const t = useT()
  const [active, setActive] = useState<PositionType>(marqueeGroup)
  return (
    <TabbedCard
      label={t('合作伙伴')}
      body="padded"
      active={keyOf(active)}
      onChange={(key) => setActive(positionTypes.find((type) => keyOf(type) === key) ?? marqueeGroup)}
      tabs={positionTypes.map((type) => ({ key: keyOf(type), label: t(partnerLabels[type]) }))}
      panelClass={styles['content']}
    >
      <Group key={active} positionType={active} />
    </TabbedCard>
  )
}

/** The second reading of the specification: a menu for each group, and the moving row. */
function Compact() {
  const t = useT()
  return (
    <Card title={t('合作伙伴')} body="padded">
      <div className={styles['menus']}>
        {groups.map((type) => (
          <PartnerMenu key={type} positionType={type} />
        ))}
      </div>
      <Group positionType={marqueeGroup} />
    </Card>
  )
}

const compactQuery = `(width < ${layout.breakpoint}px)`

const listen = (onChange: () => void) => {
  const query = matchMedia(compactQuery)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Partners of the exchange (HM-15). The two readings of the specification are for windows on either side of the breakpoint. */
export function PartnersBlock() {
  const isCompact = useSyncExternalStore(listen, () => matchMedia(compactQuery).matches)
  return isCompact ? <Compact /> : <Tabbed />
}
