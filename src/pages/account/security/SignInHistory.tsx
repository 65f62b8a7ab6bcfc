import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { securityEventsQuery } from '#src/features/account/queries.ts'
import { browserName } from '#src/model/account/agent.ts'
import { securityEventLabels } from '#src/model/account/labels.ts'
import type { SecurityEvent } from '#src/model/account/schema.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { placeText } from './place.ts'
import { Row, Rows } from './Rows.tsx'

/** How many of the latest events are listed at first. */
const shownFirst = 8

function EventRow({ event }: { event: SecurityEvent }) {
  const t = useT()
  const { agent, place, at, kind, count } = event
  return (
    <Row
      title={dateTimeSeconds(at)}
      text={
        <>
          {browserName(agent) || t('未知浏览器')}
          <span className="muted"> · {t('地点：{{place}}', { place: placeText(t, place) })}</span>
          {count > 1 && <span className="muted"> · {t('共 {{count}} 次', { count })}</span>}
        </>
      }
      state={<StateTag labels={securityEventLabels} state={kind} />}
    />
  )
}

/** Sign-ins with their outcome and refused access; `instead` where the exchange keeps no record of them. */
export function SignInHistory({ instead }: { instead: ReactNode }) {
  const t = useT()
  const { data, isPending } = useQuery(securityEventsQuery)
  const [isWhole, setIsWhole] = useState(false)
  if (isPending) return <Skeleton height={160} />
  if (!data) return instead
  const shown = isWhole ? data : data.slice(0, shownFirst)
  return (
    <Card
      title={t('登录记录')}
      actions={
        shown.length < data.length && (
          <Button size="small" onClick={() => setIsWhole(true)}>
            {t('显示全部 {{count}} 条', { count: data.length })}
          </Button>
        )
      }
    >
      <Rows>
        {shown.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </Rows>
    </Card>
  )
}
