import type { Claim, Intention, Room, Sent } from './log.mjs'

export type Weight = { heap: number; nodes: number; listeners: number }
export type Run = {
  rooms: Room[]
  people: { login: string; roomId: string; bidNo: string }[]
  intentions: Intention[]
  sent: Sent[]
  claims: Claim[]
  successTexts: string[]
  settlings: { roomId: string; login: string; tookMs: number | null; leader: string | null; rest: string[] }[]
  unknowns: { login: string; from: number; until: number | null; wasLeft: boolean }[]
  troubles: { login: string; from: number; until: number | null }[]
  signOuts: string[]
  secondWindows: string[]
  pageErrors: string[]
  weights: Record<string, Weight[]>
  exchange: { held: number; bids: number }[]
  actions: Record<string, number>
  wanted: { kinds: readonly string[]; modes: number; weighings: number }
  at: number
}
export type Finding = { name: string; bound: string; holds: boolean; breaches: string[] }
export declare const bounds: Record<
  | 'convergedMs'
  | 'unknownMs'
  | 'heapGrowthBytes'
  | 'nodesGrowth'
  | 'listenersGrowth'
  | 'exchangeBytesPerBid'
  | 'exchangeGrowthBytes',
  number
>
export declare function verdictOn(run: Run): Finding[]
export declare function withEarlier(verdict: readonly Finding[], earlier: readonly (readonly Finding[])[]): Finding[]
