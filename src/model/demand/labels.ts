import type { AssetKind, DemandState, DemandType } from './schema.ts'
import type { StateLabel } from '#src/shared/ui/display/tone.ts'

export const demandTypeLabels: Record<DemandType, string> = { 1: '投资', 2: '转让', 3: '其他' }

export const demandStateLabels: Record<DemandState, StateLabel> = {
  waiting: { label: '待受理', tone: 'warning' },
  handling: { label: '受理中', tone: 'info' },
  answered: { label: '已回复', tone: 'success' },
  asked: { label: '追问中', tone: 'info' },
  done: { label: '已完成', tone: 'success' },
  closed: { label: '已关闭', tone: 'muted' },
  withdrawn: { label: '已撤销', tone: 'muted' },
}

export const assetKindLabels: Record<AssetKind, string> = {
  '1': '企业股权',
  '4': '增资扩股',
  '2': '资产转让',
  '6': '资产租赁',
  '5': '资产合作',
  other: '其他',
}

export const eventLabels: Readonly<Record<string, string>> = {
  submitted: '提交需求',
  edited: '修改需求',
  accepted: '已受理',
  answered: '工作人员回复',
  asked: '追问',
  rated: '评价',
  closed: '已关闭',
  withdrawn: '撤销需求',
}

/** The longest title, in characters. */
export const titleMax = 50

export const demandProblems = {
  title: '请填写标题',
  titleLong: '标题不能超过50个字',
  description: '请填写需求描述',
  descriptionLong: '需求描述不能超过500个字',
  contact: '请填写联系人',
  contactLong: '联系人不能超过20个字',
  amount: '金额须为不小于0的数字',
  range: '最低金额不能大于最高金额',
  validDays: '请选择有效期',
  files: '附件不能超过5个',
  question: '请填写追问内容',
  questionLong: '追问内容不能超过500个字',
  score: '请选择评分',
  commentLong: '评价内容不能超过200个字',
} as const

export const viewingProblems = {
  day: '请选择看样日期',
  early: '看样须提前一日预约，请选择明天或以后的日期',
  late: '看样在报名截止前进行，请选择更早的日期',
  dayOff: '看样在工作日进行，请选择工作日',
  time: '请选择看样时段',
  viewers: '请选择看样人数',
} as const

export type Viewing = { no: string; name: string; day: string; time: string; viewers: number }

/** Of the title of a viewing: what is left behind its first five characters. */
const nameMax = titleMax - 5

/** The name in at most so many characters. */
function shortened(name: string, most: number): string {
  const signs = Array.from(name)
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : name
}

export const viewingTexts = ({ no, name, day, time, viewers }: Viewing) => ({
  title: `预约看样：${shortened(name, nameMax)}`,
  description: `项目：${name}（${no}）\n看样时间：${day} ${time}\n看样人数：${viewers} 人`,
})

/** The wanted day and time in the description of such a demand, `2026-03-09 14:00–15:30`; null in any other. */
export const viewingTimeIn = (description: string): string | null => /^看样时间：(.+)$/m.exec(description)?.[1] ?? null
