import type { ProcurementAct } from '../rules.ts'

/** Why an account may not take part, in the order in which it is told. */
export const eligibilityFaults = ['blacklisted', 'unverified', 'person', 'expired'] as const
export type EligibilityFault = (typeof eligibilityFaults)[number]

/**
 * `due` until it is paid; `missed` when the deadline passed before; `unsold` when the documents, which come first, can no longer be
 * obtained; `dropped` when the project was terminated before the deadline; `returned` with its interest. The state that is furthest
 * behind comes first.
 */
export const bondStates = ['due', 'missed', 'paid', 'unsold', 'dropped', 'returned'] as const
export type BondState = (typeof bondStates)[number]

/** What became of a lot; `open` while the result is not announced, `none` without a response. */
export const outcomes = ['open', 'won', 'lost', 'none', 'terminated'] as const
export type Outcome = (typeof outcomes)[number]

/** The acts that wait for an enrolled supplier, in their order. */
export const supplierTasks = ['pay', 'bond', 'respond', 'quote'] as const satisfies readonly ProcurementAct[]
export type SupplierTask = (typeof supplierTasks)[number]

/** The steps of a supplier, in their order. */
export const supplierSteps = ['enrol', 'pay', 'bond', 'respond', 'quote', 'result'] as const
export type SupplierStep = (typeof supplierSteps)[number]
