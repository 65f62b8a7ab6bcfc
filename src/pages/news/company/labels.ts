/** Plates of the portal itself in 信息公开, by their ids in the address (CT-05). */
export const companyPlates = {
  'company-history': '发展历程',
  'company-recruit': '招聘信息',
  'company-periodical': '交易期刊',
} as const

export type CompanyPlate = keyof typeof companyPlates

export const isCompanyPlate = (plateId: string): plateId is CompanyPlate => Object.hasOwn(companyPlates, plateId)
