import { useEffect, useMemo, useState } from 'react'
import {
  advanced,
  atStop,
  atTime,
  isAtEnd,
  momentAt,
  type Position,
  type ReplaySpeed,
  stopOf,
  type Timeline,
} from '../timeline.ts'

/** A page that was hidden continues where it was, and does not catch up. */
const longestFrameMs = 100

/** Advances the viewer's time by animation frames while playing; returns its undo. */
function inFrames(passed: (elapsedMs: number) => void): () => void {
  let last: number | null = null
  let frame = 0
  const beat = (now: number) => {
    if (last !== null) passed(Math.min(longestFrameMs, now - last))
    last = now
    frame = requestAnimationFrame(beat)
  }
  frame = requestAnimationFrame(beat)
  return () => cancelAnimationFrame(frame)
}

/** State and controls of a replay. It starts at the end, with everything visible, and never plays by itself. */
export function useReplay(timeline: Timeline) {
  const [position, setPosition] = useState<Position>(() => atTime(timeline, timeline.until))
  const [wantsPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<ReplaySpeed>(10)
  const [skips, setSkips] = useState(true)
  const isPlaying = wantsPlaying && !isAtEnd(timeline, position)

  useEffect(() => {
    if (!isPlaying) return undefined
    return inFrames((elapsed) => setPosition((known) => advanced(timeline, known, elapsed, { speed, skips })))
  }, [isPlaying, timeline, speed, skips])

  const moment = useMemo(() => momentAt(timeline, position), [timeline, position])
  const go = (next: Position) => {
    setPlaying(false)
    setPosition(next)
  }
  return {
    timeline,
    position,
    moment,
    isPlaying,
    speed,
    skips,
    setSpeed,
    setSkips,
    toTime: (at: number) => go(atTime(timeline, at)),
    toStop: (stop: number) => go(atStop(timeline, stop)),
    step: (stops: number) => go(atStop(timeline, stopOf(timeline, position) + stops)),
    toggle: () => {
      if (isAtEnd(timeline, position)) setPosition(atStop(timeline, 0))
      setPlaying(!isPlaying)
    },
    pause: () => setPlaying(false),
  }
}
export type Replay = ReturnType<typeof useReplay>
