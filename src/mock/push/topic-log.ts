import type { EventFrame } from '#src/model/push/frames.ts'

const keptFrames = 1_000
const keptMs = 10 * 60_000
/** A replay longer than this comes in parts; characters. */
const replayPartChars = 128 * 1024

type Kept = { frame: EventFrame; text: string }

export type TopicLog = ReturnType<typeof createTopicLog>

/** The latest frames of one topic, each written out once for all who read it. */
export function createTopicLog(topic: string, epoch: string) {
  let seq = 0
  let kept: Kept[] = []

  const forgetOld = (now: number) => {
    const oldest = now - keptMs
    let gone = Math.max(0, kept.length - keptFrames)
    while (gone < kept.length && kept[gone]!.frame.t < oldest) gone += 1
    if (gone > 0) kept = kept.slice(gone)
  }

  /** Frames after the position, or null when only a snapshot can help: another epoch, the future, too long ago. */
  const since = (position: { epoch?: string | undefined; seq?: number | undefined }, now: number): Kept[] | null => {
    forgetOld(now)
    if (position.epoch !== epoch || position.seq === undefined) return null
    const missed = seq - position.seq
    return missed >= 0 && missed <= kept.length ? kept.slice(kept.length - missed) : null
  }

  return {
    epoch,
    seq: () => seq,
    append: (type: string, data: unknown, t: number, lotId?: string): string => {
      seq += 1
      const frame: EventFrame = { kind: 'event', v: 1, epoch, seq, t, type, topic, data: data ?? null }
      if (lotId !== undefined) frame.lotId = lotId
      const text = JSON.stringify(frame)
      kept.push({ frame, text })
      // Cutting the front off for each frame would copy the whole log each time.
      if (kept.length > keptFrames * 1.5) forgetOld(t)
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
