import type { Tone } from '#src/shared/ui/display/tone.ts'
import type { Band } from './band.ts'
import type { BandShape } from './BandIcon.tsx'

/** The word, tone and icon of each band. */
export const bandLabels: Readonly<Record<Band, { label: string; tone: Tone; icon: BandShape }>> = {
  leading: { label: '领先', tone: 'success', icon: 'up' },
  outbid: { label: '被超越', tone: 'danger', icon: 'alert' },
  unquoted: { label: '待报价', tone: 'info', icon: 'pen' },
  sealed: { label: '密封已交', tone: 'success', icon: 'lock' },
  paused: { label: '暂停', tone: 'warning', icon: 'pause' },
  opening: { label: '等待开启', tone: 'warning', icon: 'clock' },
  viewing: { label: '仅供查看', tone: 'neutral', icon: 'eye' },
  watching: { label: '观摩', tone: 'neutral', icon: 'eye' },
  unknown: { label: '待核实', tone: 'neutral', icon: 'question' },
  confirming: { label: '待确认', tone: 'warning', icon: 'pen' },
  confirmed: { label: '已确认', tone: 'success', icon: 'check' },
  barred: { label: '不能报价', tone: 'danger', icon: 'bar' },
  holding: { label: '已锁定', tone: 'success', icon: 'lock' },
  queueing: { label: '候补中', tone: 'info', icon: 'clock' },
  lapsed: { label: '锁定已失效', tone: 'warning', icon: 'alert' },
  taken: { label: '已被锁定', tone: 'warning', icon: 'lock' },
  answering: { label: '待答复', tone: 'warning', icon: 'question' },
  answered: { label: '待优先权人答复', tone: 'warning', icon: 'clock' },
  won: { label: '已竞得', tone: 'success', icon: 'check' },
  defaulted: { label: '已违约', tone: 'danger', icon: 'alert' },
  lost: { label: '未竞得', tone: 'danger', icon: 'bar' },
  unsold: { label: '未成交', tone: 'muted', icon: 'bar' },
  ended: { label: '已成交', tone: 'muted', icon: 'check' },
}

/** The names of the own figures beside the band. */
export const ownLabels = { number: '我的竞买号', rank: '我的排名' } as const
