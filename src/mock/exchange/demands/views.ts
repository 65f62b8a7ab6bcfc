import { actsOf } from '#src/model/demand/rules.ts'
import type { DemandDetail, DemandRow } from '#src/model/demand/schema.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'
import { dayMs } from '#src/model/time/units.ts'
import type { Demand } from './record.ts'
import type { Exchange } from '../exchange.ts'
import { regionName } from '../../data/regions.ts'

/** A demand in a list of its owner's. */
export function rowOf(exchange: Exchange, demand: Demand): DemandRow {
  const { id, need, title, state, submittedAt, branchId, steps } = demand
  return {
    id,
    need,
    title,
    state,
    submittedAt,
    regionName: regionName(demand.regionCode),
    changedAt: steps.at(-1)?.at ?? submittedAt,
    branchName: branchId ? (exchange.tables.branches.get(branchId)?.name ?? null) : null,
  }
}

/** A demand as its owner sees it. */
export function shownDemand(exchange: Exchange, demand: Demand, industryName: string | null): DemandDetail {
  const { description, regionCode, industryCode, assetKind, amountMin, amountMax, contact, validDays, files } = demand
  const { officer, branchId, closesAt, steps, state, submittedAt, telPhone } = demand
  return {
    ...rowOf(exchange, demand),
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
    officerPhone: branchId ? (exchange.tables.branches.get(branchId)?.phone ?? null) : null,
  }
}
