export type Screen = {
  path: string
  isSignedIn: boolean
  price: string | null
  leader: string | null
  isLeading: boolean
  isOutbid: boolean
  bids: number
  rows: number[]
  step: string | null
  ending: string | null
}
export type Shown = {
  current: string | null
  minNext: string | null
  leaderNo: string | null
  phase: { name: string }
  rules: { P0: string }
  counts: { bids: number }
  bids: { seq: number }[]
  me: { leading: boolean; ownBest: string | null } | null
  result: { kind: string; bidNo: string } | null
}
export type Texts = {
  path: string
  session: string | null
  centre: string | null
  price: string | null
  lines: string[]
  record: string | null
  rows: string[]
  step: string | null
  ending: string | null
}
export declare function readScreen(): Texts
export declare function screenOf(texts: Texts): Screen
export declare function screenFaults(screen: Screen, snapshot: Shown): { leader: string | null; rest: string[] }
export declare function takenIn(text: string | null): { amount: string; seq: number } | null
export declare function isSuccessText(text: string | null): boolean
