import type { Party } from '../enrolment/schema.ts'
import { minuteMs } from '../time/units.ts'

/** How long a payment waits for the bank, in minutes. */
export const paymentMinutes = 15
export const paymentMs = paymentMinutes * minuteMs

/** Payment methods of the gateway, in the contract's spelling. */
export const payChannels = ['b2c', 'b2b', 'quick'] as const
export type PayChannel = (typeof payChannels)[number]

/** Banks offer each method to one kind of party: a payment by another comes from someone else's account. */
const kinds: Readonly<Record<PayChannel, Party['kind']>> = { b2c: 'person', b2b: 'organisation', quick: 'person' }

/** The payment methods for a party of this kind (domain 6.5). */
export const channelsOf = (kind: Party['kind']): readonly PayChannel[] =>
  payChannels.filter((channel) => kinds[channel] === kind)

export const isChannelOf = (channel: string, kind: Party['kind']): boolean =>
  channelsOf(kind).some((known) => known === channel)
