type Wanted = { minutes: number; frames: number; cycles: number }
export type Soak = Wanted & {
  wanted: Wanted
  samples: { heap: number; nodes: number; listeners: number; timers: number }[]
  problems: string[]
}
export declare const bounds: Record<
  'minutes' | 'frames' | 'cycles' | 'heapGrowthBytes' | 'nodesGrowth' | 'listenersGrowth' | 'timersGrowth',
  number
>
export declare function soakVerdict(soak: Soak): { name: string; bound: string; holds: boolean; breaches: string[] }[]
export declare function weighedAfter(cycles: number): number[]
