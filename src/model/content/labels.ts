import type { StateLabel } from '#src/shared/ui/display/tone.ts'
import type { LegalState } from './article.ts'
import type { RecruitState } from './rules.ts'

/** Whether a law or a rule is in force. */
export const legalStateLabels: Readonly<Record<LegalState, StateLabel>> = {
  'in-force': { label: '现行', tone: 'success' },
  repealed: { label: '废止', tone: 'muted' },
}

export const recruitStateLabels: Readonly<Record<RecruitState, StateLabel>> = {
  open: { label: '招聘中', tone: 'success' },
  closed: { label: '已截止', tone: 'muted' },
}
