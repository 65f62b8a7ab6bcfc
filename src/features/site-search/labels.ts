import type { SiteKind } from '#src/model/content/site-hit.ts'

/** Kinds of what the site publishes. */
export const siteKindLabels: Record<SiteKind, string> = {
  asset: '项目',
  notice: '公告',
  news: '资讯',
  rule: '政策法规',
  help: '帮助',
}
