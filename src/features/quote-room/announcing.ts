/** At least so long between two polite announcements, ms: whoever listens is not talked over (quality, C4). */
const politePauseMs = 3_000

type Announcer = { say: (text: string) => void; stop: () => void }

/**
 * Passes on at most one text in three seconds, always the newest: of many that come at once the last one is said when its
 * time has come.
 */
export function createAnnouncer(speak: (text: string) => void, now: () => number = Date.now): Announcer {
  let spokenAt = -Infinity
  let waiting: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const utter = () => {
    timer = undefined
    if (waiting === null) return
    spokenAt = now()
    speak(waiting)
    waiting = null
  }
  return {
    say: (text) => {
      waiting = text
      if (timer !== undefined) return
      const rest = spokenAt + politePauseMs - now()
      if (rest <= 0) utter()
      else timer = setTimeout(utter, rest)
    },
    stop: () => clearTimeout(timer),
  }
}
