import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type BidMode } from '#src/model/listing/detail.ts'
import { modeLabels, labelOf } from '#src/model/listing/labels.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { push, type PushStatus } from '#src/shared/lib/push.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import type { Tone } from '#src/shared/ui/display/tone.ts'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import type { Bidding } from '../state/use-bidding.ts'
import { connectionLabels } from '../labels.ts'
import { projectAddress } from './exit.ts'
import { Explainer } from '../price/Explainer.tsx'
import styles from './frame.module.css'

const tones: Partial<Record<PushStatus, Tone>> = {
  live: 'success',
  polling: 'warning',
  connecting: 'warning',
  idle: 'warning',
}

/** State and latency of the connection. */
function ConnectionLight({ status }: { status: PushStatus }) {
  const t = useT()
  const roundTrip = status === 'live' ? push().roundTripMs() : null
  return (
    <Tag tone={tones[status] ?? 'danger'} className={styles['light']}>
      <span data-testid="line">{t(connectionLabels[status])}</span>
      {roundTrip !== null && <span className="number">{Math.max(1, Math.round(roundTrip))} ms</span>}
    </Tag>
  )
}

/** The exchange's time; the latency is read again with each second. */
function ServerTime({ status }: { status: PushStatus }) {
  const t = useT()
  const now = useNow()
  const [date = '', time = ''] = dateTimeSeconds(now).split(' ')
  return (
    <>
      <span className={styles['server']}>
        <span className={styles['serverName']}>{t('服务器时间')}</span>{' '}
        <time className="number" title={date}>
          {time}
        </time>
      </span>
      <ConnectionLight status={status} />
    </>
  )
}

function Name({ head }: Pick<Bidding, 'head'>) {
  const t = useT()
  const { isPractice, listing, name } = head
  const project = projectAddress(head)
  if (isPractice) return t('模拟竞价标的')
  if (project) return <Link to={project}>{name}</Link>
  return listing ? <ListingLink row={listing}>{name}</ListingLink> : name
}

/** What the bar says of the room: its name, mode and rules, the exchange's time and the connection. */
export function TopBar({ bidding, status }: { bidding: Bidding; status: PushStatus }) {
  const t = useT()
  const [isExplained, setExplained] = useState(false)
  const { room, head } = bidding
  return (
    <>
      <h1 className={styles['name']} lang="zh-CN" tabIndex={-1} title={head.isPractice ? undefined : head.name}>
        <Name head={head} />
      </h1>
      <span className={styles['mode']}>
        {head.isPractice && <Tag tone="special">{t('模拟')}</Tag>}
        <Tag tone="info">{t(labelOf<BidMode>(modeLabels, room.mode))}</Tag>
        <Button look="text" onClick={() => setExplained(true)}>
          {t('规则')}
        </Button>
      </span>
      <span className={styles['line']}>
        <ServerTime status={status} />
      </span>
      {isExplained && <Explainer room={room} typeCode={bidding.typeCode} onClose={() => setExplained(false)} />}
    </>
  )
}
