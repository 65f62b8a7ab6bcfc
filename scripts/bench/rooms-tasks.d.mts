type Figures = { count: number; longest: number; total: number }
type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}
export function taskFigures(trace: { traceEvents: readonly TraceEvent[] }): { wall: Figures; processor: Figures }
