import { contractStateLabels, paperContractLabel, signerStateLabels } from '#src/model/contract/labels.ts'
import { paperState } from '#src/model/contract/schema.ts'
import type { ContractTab } from '#src/model/contract/tabs.ts'
import type { StateLabels } from '#src/shared/ui/display/tone.ts'

export const contractTabLabels: Readonly<Record<ContractTab, string>> = {
  all: '全部',
  draw: '待拟定',
  confirm: '待确认',
  mine: '待我签',
  others: '待对方签',
  done: '已完成',
  ended: '已终止',
}

export const contractTones: StateLabels = {
  draft: { label: contractStateLabels.draft, tone: 'warning' },
  negotiating: { label: contractStateLabels.negotiating, tone: 'warning' },
  toSign: { label: contractStateLabels.toSign, tone: 'warning' },
  signing: { label: contractStateLabels.signing, tone: 'info' },
  signed: { label: contractStateLabels.signed, tone: 'success' },
  effective: { label: contractStateLabels.effective, tone: 'success' },
  rejected: { label: contractStateLabels.rejected, tone: 'danger' },
  revoked: { label: contractStateLabels.revoked, tone: 'neutral' },
  expired: { label: contractStateLabels.expired, tone: 'danger' },
  [paperState]: { label: paperContractLabel, tone: 'success' },
}

export const signerTones: StateLabels = {
  idle: { label: signerStateLabels.idle, tone: 'neutral' },
  waiting: { label: signerStateLabels.waiting, tone: 'warning' },
  signed: { label: signerStateLabels.signed, tone: 'success' },
  rejected: { label: signerStateLabels.rejected, tone: 'danger' },
  ended: { label: signerStateLabels.ended, tone: 'neutral' },
}

/** The way of a contract, in the head of its screens. */
export const contractStepLabels = ['拟定', '确认', '签署', '生效'] as const
