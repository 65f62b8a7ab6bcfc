import { type RoomTab, roomTabOf } from '#src/model/bidding/room-tab.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { invitedUntil, taskOf } from '#src/model/procurement/supplier/rules.ts'
import type { SupplierTask } from '#src/model/procurement/supplier/states.ts'
import type { Todo } from '#src/model/overview/schema.ts'
import { bondWord } from '../seed/procurement/texts/terms.ts'
import type { Procurement } from '../tables.ts'
import { rowOf } from '../procurement/projects.ts'
import type { Supplier } from '../procurement/supplier/record.ts'
import type { Known, OverviewSource } from './part.ts'

const titles: Record<SupplierTask, (project: Procurement) => string> = {
  pay: ({ name, filePrice }) => (filePrice === '0' ? `获取“${name}”的采购文件` : `购买“${name}”的采购文件`),
  bond: (project) => `交纳“${project.name}”的${bondWord(project)}`,
  respond: ({ name }) => `递交“${name}”的响应文件`,
  quote: ({ name }) => `在竞价厅为“${name}”报价`,
}

function todoOf({ suppliers, now }: Known, supplier: Supplier): Todo | null {
  const { project } = supplier
  const row = rowOf(project, now())
  const own = suppliers.viewOf(supplier)
  const link = linkToPurchase.detail(project.id)
  const task = taskOf(row, own, now())
  if (task) return { id: `procurement ${project.id}`, title: titles[task.act](project), deadline: task.until, link }
  const deadline = invitedUntil(row, own, now())
  if (deadline === null) return null
  return { id: `procurement ${project.id}`, title: `答复“${project.name}”的采购邀请`, deadline, link }
}

/** What a supplier has to do next in each of its procurement projects, and the rooms in which it has a seat. */
export const procurementTodos: OverviewSource = (known, user) => {
  const tabs = known.rooms
    .seatsOf(user.id)
    .map(({ room: { phase, result } }) => roomTabOf({ phase: phase.name, result }))
  const roomsIn = (tab: RoomTab) => tabs.filter((own) => own === tab).length
  return {
    counts: { roomsWaiting: roomsIn('waiting'), roomsOpen: roomsIn('bidding') },
    todos: known.suppliers.ofUser(user.id).flatMap((supplier) => todoOf(known, supplier) ?? []),
  }
}
