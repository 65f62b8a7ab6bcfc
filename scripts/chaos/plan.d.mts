export type Deed = { at: number; login: string; kind: string; ms: number }
export type Round = { turn: number; roomId: string; deeds: Deed[]; house: number[] }
export type Trouble = {
  path: string
  kind: 'down' | 'slow' | 'nonsense' | 'refuse'
  share: number
  seed: string
  ms?: number
  after?: boolean
}
export declare const people: readonly string[]
export declare const roundMs: number
export declare const deedKinds: readonly string[]
export declare function planOf(seed: string | number, rounds: number, roomIds: readonly string[]): Round[]
export declare function faultsOf(seed: string | number, turn: number): Trouble[]
