import { useLayoutEffect, useState, useSyncExternalStore } from 'react'

/** Time that a listener needs for a sentence or two, ms (quality, C4). */
export const listenMs = 3_000

/** Changes within one update of the page reach a screen reader together, ms. */
const unreadMs = 50

/** `parts` are the sentences in the region; `announced` those that were announced and still hold. */
export type Voice = { parts: readonly string[]; announced: readonly string[]; at: number }

export const silent: Voice = { parts: [], announced: [], at: -Infinity }

/**
 * The region after an update with the sentences that hold now. Each sentence is announced once while it holds.
 * With a pause, new sentences wait until it is over, and only the newest are announced then; without, recent sentences
 * are repeated with a new one, which interrupts them. Sentences that no longer hold are removed.
 */
export function voiceAfter(voice: Voice, sentences: readonly string[], now: number, pauseMs: number): Voice {
  const { parts, announced, at } = voice
  const fresh = sentences.filter((sentence) => !announced.includes(sentence))
  const held = parts.filter((part) => sentences.includes(part))
  if (fresh.length > 0 && now - at >= pauseMs) {
    const interrupted = now - at < listenMs ? held : []
    return { parts: [...interrupted, ...fresh], announced: sentences, at: now }
  }
  const stillAnnounced = announced.filter((sentence) => sentences.includes(sentence))
  if (held.length === parts.length && stillAnnounced.length === announced.length) return voice
  // A shorter region would be read again as a whole, unless nothing of it has been read yet.
  const rest = now - at < unreadMs ? held : []
  return { parts: held.length === parts.length ? parts : rest, announced: stillAnnounced, at }
}

/** Schedules the announcements of one region. */
function createSpeaker(pauseMs: number) {
  const listeners = new Set<() => void>()
  let voice = silent
  let sentences: readonly string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const update = () => {
    clearTimeout(timer)
    const now = performance.now()
    const before = voice
    voice = voiceAfter(before, sentences, now, pauseMs)
    // Also after an update that came too early.
    if (sentences.some((sentence) => !voice.announced.includes(sentence)))
      timer = setTimeout(update, Math.max(1, voice.at + pauseMs - now))
    if (voice.parts !== before.parts) for (const listener of listeners) listener()
  }
  return {
    parts: () => voice.parts,
    update: (next: readonly string[]) => {
      sentences = next
      update()
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
export function useVoice(sentences: readonly string[], pauseMs: number): readonly string[] {
  const [speaker] = useState(() => createSpeaker(pauseMs))
  const parts = useSyncExternalStore(speaker.on, speaker.parts)
  useLayoutEffect(() => speaker.update(sentences))
  // A sentence that no longer holds is hidden at once, before the effect removes it.
  return parts.every((part) => sentences.includes(part)) ? parts : []
}
