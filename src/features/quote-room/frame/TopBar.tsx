import { type ComponentProps, useEffect, useState } from 'react'
import { type BidMode } from '#src/model/listing/detail.ts'
import { modeLabels, labelOf } from '#src/model/listing/labels.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { push, type PushStatus } from '#src/shared/lib/push.ts'
import { changeSettings, useSettings } from '#src/shared/lib/storage/settings.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import type { Tone } from '#src/shared/ui/display/tone.ts'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import type { RoomView } from '../state/room-view.ts'
import type { Bidding } from '../state/use-bidding.ts'
import { connectionLabels } from '../labels.ts'
import { Explainer } from '../price/Explainer.tsx'
import styles from '../room.module.css'

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
  return (
    <>
      <span>
        {t('服务器时间')} <time className="number">{dateTimeSeconds(now)}</time>
      </span>
      <ConnectionLight status={status} />
    </>
  )
}

type SwitchProps = Pick<ComponentProps<'button'>, 'title' | 'aria-keyshortcuts'> & {
  setting: 'roomSound' | 'roomLarge'
  children: string
}

function Switch({ setting, children, ...rest }: SwitchProps) {
  const t = useT()
  const isOn = useSettings((settings) => settings[setting])
  return (
    <Button
      {...rest}
      look="text"
      size="small"
      role="switch"
      aria-checked={isOn}
      onClick={() => changeSettings({ [setting]: !isOn })}
    >
      {children} <span aria-hidden>{isOn ? t('开') : t('关')}</span>
    </Button>
  )
}

const isLargeKey = ({ altKey, shiftKey, code }: KeyboardEvent) => altKey && shiftKey && code === 'KeyB'

/** Large figures for readers at a distance; also by Alt+Shift+B. */
function LargeSwitch() {
  const t = useT()
  const isOn = useSettings(({ roomLarge }) => roomLarge)
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isLargeKey(event) || event.repeat) return
      event.preventDefault()
      changeSettings({ roomLarge: !isOn })
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [isOn])
  return (
    <Switch setting="roomLarge" aria-keyshortcuts="Alt+Shift+B" title="Alt+Shift+B">
      {t('大字模式')}
    </Switch>
  )
}

function toneOf({ phase, paused, result }: RoomView): 'over' | 'warn' | 'on' {
  if (result) return 'over'
  return paused || phase.name === 'NOT_STARTED' ? 'warn' : 'on'
}

function Phase({ room }: Pick<Bidding, 'room'>) {
  const t = useT()
  const { phase, extensions, paused, result } = room
  return (
    <span className={styles['phase']} data-tone={toneOf(room)}>
      {paused && !result ? t('竞价暂停中') : t(phase.label)}
      {extensions > 0 && !result && <Tag tone="special">{t('第 {{count}} 次延时', { count: extensions })}</Tag>}
    </span>
  )
}

function Name({ head: { isPractice, listing, name } }: Pick<Bidding, 'head'>) {
  const t = useT()
  if (isPractice) return t('模拟竞价标的')
  return listing ? <ListingLink row={listing}>{name}</ListingLink> : name
}

/** Name, mode and phase of the room, and its connection. */
export function TopBar({ bidding, status }: { bidding: Bidding; status: PushStatus }) {
  const t = useT()
  const [isExplained, setExplained] = useState(false)
  const { room, head } = bidding
  return (
    <header className={styles['top']}>
      <div className={styles['topLine']}>
        <h1 className={styles['name']} lang="zh-CN" tabIndex={-1}>
          <Name head={head} />
        </h1>
        {head.isPractice && <Tag tone="special">{t('模拟')}</Tag>}
        <Tag tone="info">{t(labelOf<BidMode>(modeLabels, room.mode))}</Tag>
        <Button look="text" onClick={() => setExplained(true)}>
          {t('规则')}
        </Button>
        {room.me?.bidNo && (
          <span className={`muted ${styles['ownNo']}`}>
            {t('我的竞买号')} <b className="number">{room.me.bidNo}</b>
          </span>
        )}
      </div>
      <div className={styles['topLine']}>
        <Phase room={room} />
        <span className={styles['topRight']}>
          <LargeSwitch />
          <Switch setting="roomSound">{t('声音提示')}</Switch>
          <ServerTime status={status} />
        </span>
      </div>
      {isExplained && <Explainer room={room} typeCode={bidding.typeCode} onClose={() => setExplained(false)} />}
    </header>
  )
}
