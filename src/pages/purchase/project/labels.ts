import { groupOf } from '#src/model/procurement/kinds.ts'

/** The parts of a project's page, by their name in the address. */
export const tabLabels = {
  overview: '项目概况',
  room: '竞价',
  lots: '标段',
  files: '文件',
  questions: '澄清',
  opening: '开标记录',
  result: '公示与结果',
  notices: '公告',
} as const

/** What a part is called for this way of procurement: only tenders have bids to open, and an auction opens nothing. */
export function tabLabelOf(tab: ProjectTab, method: string): string {
  if (tab !== 'opening' || groupOf(method) === 'tender') return tabLabels[tab]
  return method === 'auction' ? '供应商报价' : '开启记录'
}

export type ProjectTab = keyof typeof tabLabels
export const projectTabs = Object.keys(tabLabels) as ProjectTab[]

/** Where the law says it. */
export const lawSources = {
  saleDays: '《招标投标法实施条例》第十六条',
  bondPercent: '《招标投标法实施条例》第二十六条',
  publicity: '《招标投标法实施条例》第五十四条',
  bondReturn: '《招标投标法实施条例》第五十七条',
  performance: '《招标投标法实施条例》第五十八条',
  opening: '《招标投标法》第三十四条',
  clarification: '《招标投标法实施条例》第二十一条、第二十二条',
} as const

/** What happens at the deadline: responses are handed in until then and opened, or suppliers begin to quote. */
export const deadlineLabelOf = (method: string): string => (method === 'auction' ? '竞价开始' : '递交截止和开启')
