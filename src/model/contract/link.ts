import { linkToOwn } from '../own-links.ts'
import type { ContractTask } from './schema.ts'

const links: Readonly<Record<ContractTask, (id: string) => string>> = {
  draw: linkToOwn.contractEdit,
  confirm: linkToOwn.contractConfirm,
  sign: linkToOwn.contractSign,
  redraw: linkToOwn.contract,
}

/** Where a reader does what a contract asks of them. */
export const linkOfContractTask = (id: string, task: ContractTask): string => links[task](id)
