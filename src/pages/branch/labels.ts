import type { StateLabels } from '#src/shared/ui/display/tone.ts'

/** `Branch.kind`. */
export const branchKindLabels: StateLabels = {
  head: { label: '总部', tone: 'info' },
  branch: { label: '分支机构', tone: 'neutral' },
  centre: { label: '交易中心', tone: 'special' },
}
