import type { Party } from '../enrolment/schema.ts'

/** Ways to pay at the gateway, as the contract spells them. */
export const payChannels = ['b2c', 'b2b', 'quick'] as const
export type PayChannel = (typeof payChannels)[number]

/** Banks give each of them to one kind of party alone: what pays by another is somebody else's account. */
const kinds: Readonly<Record<PayChannel, Party['kind']>> = { b2c: 'person', b2b: 'organisation', quick: 'person' }

/** The ways that a party of this kind can pay by (domain 6.5). */
export const channelsOf = (kind: Party['kind']): readonly PayChannel[] =>
  payChannels.filter((channel) => kinds[channel] === kind)

export const isChannelOf = (channel: string, kind: Party['kind']): boolean =>
  channelsOf(kind).some((known) => known === channel)
