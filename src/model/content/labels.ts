import type { StateLabel } from '#src/shared/ui/display/tone.ts'
import type { LegalState } from './article.ts'
import type { CalendarKind } from './calendar.ts'
import type { RecruitState } from './rules.ts'
import type { RoadshowMode, RoadshowState } from './roadshow.ts'

/** Whether a law or a rule is in force. */
export const legalStateLabels: Readonly<Record<LegalState, StateLabel>> = {
  'in-force': { label: '现行', tone: 'success' },
  repealed: { label: '废止', tone: 'muted' },
}

export const recruitStateLabels: Readonly<Record<RecruitState, StateLabel>> = {
  open: { label: '招聘中', tone: 'success' },
  closed: { label: '已截止', tone: 'muted' },
}

export const roadshowStateLabels: Readonly<Record<RoadshowState, StateLabel>> = {
  upcoming: { label: '未开始', tone: 'info' },
  running: { label: '进行中', tone: 'active' },
  over: { label: '已结束', tone: 'muted' },
  cancelled: { label: '已取消', tone: 'danger' },
}

export const roadshowModeLabels: Readonly<Record<RoadshowMode, string>> = { offline: '线下路演', online: '线上路演' }

export const calendarKindLabels: Readonly<Record<CalendarKind, StateLabel>> = {
  roadshow: { label: '路演', tone: 'info' },
  enrol: { label: '报名截止', tone: 'warning' },
  bidding: { label: '竞价开始', tone: 'active' },
}
