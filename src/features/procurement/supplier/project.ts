import type { ProcurementDetail, ProcurementRow } from '#src/model/procurement/schema.ts'

/** A project as a supplier takes part in it; an auction with its room. */
export type SuppliedProject = ProcurementRow & Pick<ProcurementDetail, 'auction'>
