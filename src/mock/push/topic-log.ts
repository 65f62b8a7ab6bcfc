import type { EventFrame } from '#src/model/push/frames.ts'

const maxFrames = 1_000
const maxAgeMs = 10 * 60_000
/** A longer replay is split into parts; characters. */
const replayPartChars = 128 * 1024

type StoredFrame = { frame: EventFrame; text: string }

export type TopicLog = ReturnType<typeof createTopicLog>

/** The latest frames of one topic, each serialised once for all readers. */
export function createTopicLog(topic: string, epoch: string) {
  let seq = 0
  let frames: StoredFrame[] = []

  const forgetOld = (now: number) => {
    const oldest = now - maxAgeMs
    let outdated = Math.max(0, frames.length - maxFrames)
    while (outdated < frames.length && frames[outdated]!.frame.t < oldest) outdated += 1
    if (outdated > 0) frames = frames.slice(outdated)
  }

  /** Frames after the position, or null when a snapshot is needed: the position has another epoch, is in the future or too old. */
  const since = (
    position: { epoch?: string | undefined; seq?: number | undefined },
    now: number,
  ): StoredFrame[] | null => {
    forgetOld(now)
    if (position.epoch !== epoch || position.seq === undefined) return null
    const missed = seq - position.seq
    return missed >= 0 && missed <= frames.length ? frames.slice(frames.length - missed) : null
  }

  return {
    epoch,
    seq: () => seq,
    append: (type: string, data: unknown, t: number, lotId?: string): string => {
      seq += 1
      const frame: EventFrame = { kind: 'event', v: 1, epoch, seq, t, type, topic, data: data ?? null }
      if (lotId !== undefined) frame.lotId = lotId
      const text = JSON.stringify(frame)
      frames.push({ frame, text })
      // Removing the oldest for each frame would copy the whole log each time.
      if (frames.length > maxFrames * 1.5) forgetOld(t)
      return text
    },
    /** Frames after the position, for an HTTP answer. */
    framesSince: (position: { epoch?: string | undefined; seq?: number | undefined }, now: number) =>
      since(position, now)?.map(({ frame }) => frame) ?? null,
    /** The same as text messages of bounded size. */
    replaySince: (position: { epoch?: string | undefined; seq?: number | undefined }, now: number): string[] | null => {
      const missed = since(position, now)
      if (!missed) return null
      const parts: string[][] = [[]]
      let chars = 0
      for (const { text } of missed) {
        if (chars + text.length > replayPartChars && chars > 0) {
          parts.push([])
          chars = 0
        }
        parts.at(-1)!.push(text)
        chars += text.length
      }
      const head = `{"kind":"replay","topic":${JSON.stringify(topic)},"epoch":${JSON.stringify(epoch)},"frames":[`
      return parts.map((texts, index) => `${head}${texts.join(',')}]${index < parts.length - 1 ? ',"more":true' : ''}}`)
    },
  }
}
