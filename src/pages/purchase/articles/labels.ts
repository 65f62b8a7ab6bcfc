import type { EditorialPlate } from '#src/features/procurement-news/plates.ts'

export const plateLabels: Readonly<Record<EditorialPlate, string>> = {
  cgzx_xw: '最新采购新闻',
  cgzx_tz: '最新平台通知',
  cgzx_fg: '采购法规',
}
