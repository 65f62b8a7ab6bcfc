import { actsOf } from '#src/model/demand/rules.ts'
import type { DemandDetail, DemandRow } from '#src/model/demand/schema.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'
import { dayMs } from '#src/model/time/units.ts'
import { divisionsBelow } from '../../data/regions.ts'
import type { Demand } from './record.ts'
import type { Exchange } from '../exchange.ts'

const levelsOf = (code: string): string[] => [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code]

/** The names of a division and of those above it; null when there is no such division. */
export function regionName(code: string | null | undefined): string | null {
  if (!code) return null
  let above: string | null = null
  const names: string[] = []
  for (const level of new Set(levelsOf(code))) {
    const found: { code: string; name: string } | undefined = divisionsBelow(above)?.find(
      (known) => known.code === level,
    )
    if (!found) return null
    names.push(found.name)
    above = found.code
  }
  return names.join(' ')
}

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
