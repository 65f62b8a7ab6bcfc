import { type KindCode, ofKind, type TypeCode } from './labels.ts'

type KindRules = {
  /** There is something to view on site: a company has no viewing. */
  hasViewing: boolean
  /** The party may be a manager of the company that is sold or takes capital. */
  requiresManagement: boolean
}

const thing: KindRules = { hasViewing: true, requiresManagement: false }
const company: KindRules = { hasViewing: false, requiresManagement: true }

const kindRules: Readonly<Record<KindCode, KindRules>> = {
  '1': company,
  '4': company,
  '2': thing,
  '6': thing,
  '5': thing,
}

const rulesOf = (code: TypeCode): KindRules => ofKind(kindRules, code) ?? thing

/** Whether there is an on-site viewing. */
export const hasViewing = (code: TypeCode): boolean => rulesOf(code).hasViewing

/** Whether to ask if the party manages the company. */
export const requiresManagement = (code: TypeCode): boolean => rulesOf(code).requiresManagement
