import Big from 'big.js'
import type { DataOf, Endpoint, InputOf } from '#src/api/endpoint.ts'
import type { Actor } from '#src/mock/exchange/actor.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { currentPrice } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { ask } from '#tests/support/exchange.ts'

/** Records the value of each fact from each source; all sources of a fact must agree. */
export function createFactLog() {
  const values = new Map<string, Map<string, string>>()
  return {
    record: (fact: string, source: string, value: unknown) => {
      if (value === undefined) return
      const sources = values.get(fact) ?? new Map<string, string>()
      sources.set(source, JSON.stringify(value))
      values.set(fact, sources)
    },
    disputes: () =>
      [...values]
        .filter(([, sources]) => new Set(sources.values()).size > 1)
        .map(([fact, sources]) => `${fact}: ${[...sources].map((source) => source.join(' ')).join(', ')}`),
    /** The number of facts with more than one source. */
    shared: () => [...values.values()].filter((sources) => sources.size > 1).length,
  }
}
export type FactLog = ReturnType<typeof createFactLog>

export type Caller = <E extends Endpoint>(endpoint: E, input: InputOf<E>, bearer?: string) => Promise<DataOf<E>>

/** Calls the exchange as the portal does; a refusal throws. */
export function callerOf(exchange: Exchange): Caller {
  return async (endpoint, input, bearer) => {
    const { code, msg, data } = await ask(exchange, endpoint, input, bearer ?? null)
    if (code !== 200) throw new Error(`${endpoint.path} refused: ${code} ${msg}`)
    return data
  }
}

/** Maximum rows of a page of a list. */
export const pageSize = 100
const topicsAtOnce = 50

/** The snapshots that new subscribers of these topics get. */
export function snapshotsOf<T>(exchange: Exchange, topics: readonly string[], who: Actor): T[] {
  const messages: { snapshot?: T }[] = []
  for (let from = 0; from < topics.length; from += topicsAtOnce) {
    const asked = topics.slice(from, from + topicsAtOnce).map((topic) => ({ topic }))
    messages.push(...(exchange.hub.answerPoll(asked, who).messages as { snapshot?: T }[]))
  }
  return messages.flatMap(({ snapshot }) => (snapshot === undefined ? [] : [snapshot]))
}

/** An amount in one format. */
export const money = (amount: string | null | undefined) => (amount ? new Big(amount).toFixed(2) : null)

/** A time in a text, to the minute or to the second. */
export const moment = String.raw`(\d{4}-\d\d-\d\d \d\d:\d\d(?::\d\d)?)`
export const minuteOf = (time: string | undefined) => time?.slice(0, 'YYYY-MM-DD HH:mm'.length)

const plainFields = [
  'status',
  'deadline',
  'leftTime',
  'biddingCount',
  'enrolUntil',
  'mode',
  'assetsName',
  'no',
  'priceUnitName',
  'viewCount',
] as const

export function recordRow({ record }: FactLog, source: string, row: ListingRow) {
  const of = (field: string) => `${row.assetsId} ${field}`
  for (const field of plainFields) record(of(field), source, row[field])
  record(of('startPrice'), source, money(row.startPrice))
  record(of('biddingPrice'), source, money(row.biddingPrice))
  record(of('price'), source, money(currentPrice(row)))
}
