import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** Whoever listens needs so long for a sentence or two, ms (quality, C4). */
export const listenMs = 3_000

/** `parts` stand in the region; `heard` are all sentences that have been said and still hold. */
export type Voice = { parts: readonly string[]; heard: readonly string[]; at: number }

export const silent: Voice = { parts: [], heard: [], at: -Infinity }

/**
 * A region after a look at what holds now. Each sentence is said once as long as it holds, in a region that only one voice speaks in:
 * with a pause, the next ones wait for it to be over and only the newest are left to say then; without, what was said a moment ago
 * is said along, since a new sentence cuts it short. What holds no more does not stay.
 */
export function voiceAfter(voice: Voice, facts: readonly string[], now: number, pauseMs: number): Voice {
  const { parts, heard, at } = voice
  const fresh = facts.filter((fact) => !heard.includes(fact))
  const held = parts.filter((part) => facts.includes(part))
  if (fresh.length > 0 && now - at >= pauseMs) {
    const cutShort = now - at < listenMs ? held : []
    return { parts: [...cutShort, ...fresh], heard: facts, at: now }
  }
  const stillHeard = heard.filter((fact) => facts.includes(fact))
  if (held.length === parts.length && stillHeard.length === heard.length) return voice
  // Less of it would be read once more as a whole.
  return { parts: held.length === parts.length ? parts : [], heard: stillHeard, at }
}

/** One region's voice: is told what holds now, and speaks when its time has come. */
function createSpeaker(pauseMs: number) {
  const listeners = new Set<() => void>()
  let voice = silent
  let facts: readonly string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = () => {
    clearTimeout(timer)
    const now = performance.now()
    const before = voice
    voice = voiceAfter(before, facts, now, pauseMs)
    // Also after a look that came too early.
    if (facts.some((fact) => !voice.heard.includes(fact)))
      timer = setTimeout(look, Math.max(1, voice.at + pauseMs - now))
    if (voice.parts !== before.parts) for (const listener of listeners) listener()
  }
  return {
    parts: () => voice.parts,
    tell: (holding: readonly string[]) => {
      facts = holding
      look()
    },
    on: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        clearTimeout(timer)
      }
    },
  }
}

/** What a region says of these sentences, all of which hold now. */
export function useVoice(facts: readonly string[], pauseMs: number): readonly string[] {
  const [speaker] = useState(() => createSpeaker(pauseMs))
  const parts = useSyncExternalStore(speaker.on, speaker.parts)
  useLayoutEffect(() => speaker.tell(facts))
  // What has just ceased to hold does not stand there for the instant until it is taken away.
  return parts.every((part) => facts.includes(part)) ? parts : []
}
