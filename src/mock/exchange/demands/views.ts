import { viewingTimeIn } from '#src/model/demand/labels.ts'
import { actsOf } from '#src/model/demand/rules.ts'
import type { DemandDetail, DemandRow } from '#src/model/demand/schema.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'
import { dayMs } from '#src/model/time/units.ts'
import type { Demand } from './record.ts'
import type { Tables } from '../tables.ts'
import { regionName } from '../../data/regions.ts'

type Known = { tables: Pick<Tables, 'branches'> }

/** A demand in a list of its owner's. */
export function demandRowOf({ tables }: Known, demand: Demand): DemandRow {
  const { id, need, title, state, submittedAt, branchId, steps } = demand
  return {
    id,
    need,
    title,
    state,
    submittedAt,
    regionName: regionName(demand.regionCode),
    changedAt: steps.at(-1)?.at ?? submittedAt,
    viewingTime: need === 3 ? viewingTimeIn(demand.description) : null,
    branchName: branchId ? (tables.branches.get(branchId)?.name ?? null) : null,
  }
}

/** A demand as its owner sees it. */
export function shownDemand(known: Known, demand: Demand, industryName: string | null): DemandDetail {
  const { description, regionCode, industryCode, assetKind, amountMin, amountMax, contact, validDays, files } = demand
  const { officer, branchId, closesAt, steps, state, submittedAt, telPhone } = demand
  return {
    ...demandRowOf(known, demand),
    description,
    regionCode,
    industryCode,
    assetKind,
    amountMin,
    amountMax,
    contact,
    validDays,
    files,
    officer,
    closesAt,
    steps,
    industryName,
    can: actsOf(state),
    telPhone: maskedPhone(telPhone),
    validUntil: submittedAt + validDays * dayMs,
    officerPhone: branchId ? (known.tables.branches.get(branchId)?.phone ?? null) : null,
  }
}
