import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** Time that a listener needs for a sentence or two, ms (quality, C4). */
export const listenMs = 3_000

/** `parts` are the sentences in the region; `announced` those that were announced and still hold. */
export type Voice = { parts: readonly string[]; heard: readonly string[]; at: number }

export const silent: Voice = { parts: [], heard: [], at: -Infinity }

/**
 * The region after an update with the sentences that hold now. Each sentence is announced once while it holds.
 * With a pause, new sentences wait until it is over, and only the newest are announced then; without, recent sentences
 * are repeated with a new one, which interrupts them. Sentences that no longer hold are removed.
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
  // A shorter region would be read again as a whole.
  return { parts: held.length === parts.length ? parts : [], heard: stillHeard, at }
}

/** Schedules the announcements of one region. */
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
    // Also after an update that came too early.
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

/** The sentences in the region, of those that hold now. */
export function useVoice(facts: readonly string[], pauseMs: number): readonly string[] {
  const [speaker] = useState(() => createSpeaker(pauseMs))
  const parts = useSyncExternalStore(speaker.on, speaker.parts)
  useLayoutEffect(() => speaker.tell(facts))
  // A sentence that no longer holds is hidden at once, before the effect removes it.
  return parts.every((part) => facts.includes(part)) ? parts : []
}
