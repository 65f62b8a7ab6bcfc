export type Content = {
  bidNo: string
  amount: string
  phaseId: number
  stage: number | null
  priority: boolean
  salt: string
}
export type Row = {
  seq: number
  time: number
  bidNo?: string | null | undefined
  amount?: string | null | undefined
  commitment: string
  link: string
  content?: Content | undefined
}
export type Rules = {
  P0: string
  S: string
  S2?: string | null
  M?: number | null
  drop?: { top: string; step: string; floor?: string | null } | null
}
export type Room = { roomId: string; mode: string; rules: Rules; rows: Row[]; pushed: Row[]; head?: string | undefined }
export type Claim = {
  by: string
  roomId: string
  seq: number
  bidNo?: string | undefined
  amount?: string | undefined
  link?: string | undefined
}
export type Intention = { roomId: string; bidNo: string; amount: string | null }
export type Sent = { roomId: string; bidNo: string; key: string; amount: string }
export declare function unitsOf(text: string): bigint
export declare function orderFaults(room: Room): string[]
export declare function chainFaults(room: Room): string[]
export declare function priceFaults(room: Room): string[]
export declare function claimFaults(room: Room, claims: readonly Claim[]): string[]
export declare function phantomFaults(room: Room, intentions: readonly Intention[]): string[]
export declare function keyFaults(
  room: Room,
  sent: readonly Sent[],
  people: readonly { roomId: string; bidNo: string }[],
): string[]
export declare function pushFaults(room: Room): string[]
