import { type ContractRow, paperState } from './schema.ts'

/** Tabs of the list of contracts (domain 6.18), by whose turn it is. */
export const contractTabs = ['all', 'draw', 'confirm', 'mine', 'others', 'done', 'ended'] as const
export type ContractTab = (typeof contractTabs)[number]

type Row = Pick<ContractRow, 'state' | 'task'>

const byState: Readonly<Record<string, ContractTab>> = {
  draft: 'draw',
  negotiating: 'confirm',
  signed: 'done',
  effective: 'done',
  [paperState]: 'done',
  rejected: 'ended',
  revoked: 'ended',
  expired: 'ended',
}

/** The tab of a contract beside `all`; one that is being signed is the reader's turn or another's. */
export const tabOfContract = ({ state, task }: Row): ContractTab =>
  byState[state] ?? (task === 'sign' ? 'mine' : 'others')

/** How many contracts each tab has. */
export const countsOfTabs = (rows: readonly Row[]): Record<ContractTab, number> => {
  const counts = { all: rows.length, draw: 0, confirm: 0, mine: 0, others: 0, done: 0, ended: 0 }
  for (const row of rows) counts[tabOfContract(row)] += 1
  return counts
}
