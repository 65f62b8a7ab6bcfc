import type { PositionType } from '#src/model/content/schema.ts'

/** The groups of the partners block by position type (HM-15). */
export const partnerLabels: Record<PositionType, string> = {
  0: '合作伙伴',
  11: '监管单位',
  12: '股东单位',
  13: '行业协会',
  14: '产权机构',
  15: '合作机构',
}
