export type Action = { at: number; login: string; kind: string; ms: number }
export type Round = { turn: number; roomId: string; actions: Action[]; bots: number[] }
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
export declare const actionKinds: readonly string[]
export declare function planOf(seed: string | number, rounds: number, roomIds: readonly string[]): Round[]
export declare function faultsOf(seed: string | number, turn: number): Trouble[]
