/** Ways of procurement, each in its group: tender by law, and the others (domain 1.8). */
export const procurementMethods = {
  open: 'tender',
  invited: 'tender',
  inquiry: 'other',
  comparison: 'other',
  consultation: 'other',
  single: 'other',
  auction: 'other',
} as const

export type ProcurementMethod = keyof typeof procurementMethods
export type ProcurementGroup = (typeof procurementMethods)[ProcurementMethod]

export const methodKeys = Object.keys(procurementMethods) as ProcurementMethod[]
export const groupKeys = ['tender', 'other'] as const satisfies readonly ProcurementGroup[]

/** The group of a way as it came from the exchange; null for an unknown one. */
export const groupOf = (method: string): ProcurementGroup | null =>
  Object.hasOwn(procurementMethods, method) ? procurementMethods[method as ProcurementMethod] : null

export const methodsIn = (group: ProcurementGroup): ProcurementMethod[] =>
  methodKeys.filter((method) => procurementMethods[method] === group)

/** Ways whose suppliers the purchaser chooses: nobody else may enrol. */
const byInvitation: ReadonlySet<string> = new Set<ProcurementMethod>(['invited', 'single'])
export const isByInvitation = (method: string): boolean => byInvitation.has(method)

/** What is procured. */
export const procurementCategories = ['works', 'goods', 'services'] as const
export type ProcurementCategory = (typeof procurementCategories)[number]

/** Kinds of notices, in the order in which a project publishes them. */
export const procurementNoticeKinds = [
  'announcement',
  'clarification',
  'change',
  'candidates',
  'result',
  'contract',
  'termination',
] as const
export type ProcurementNoticeKind = (typeof procurementNoticeKinds)[number]
