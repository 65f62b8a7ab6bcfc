import type { WholeTab } from './whole-search.ts'

export const wholeLabels: Readonly<Record<WholeTab, string>> = {
  projects: '项目',
  notices: '公告',
  news: '资讯',
  help: '帮助',
}
