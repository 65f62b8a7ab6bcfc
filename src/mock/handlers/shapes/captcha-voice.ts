import digits from '../../data/spoken-digits.json' with { type: 'json' }
import { randomStream } from '../../exchange/random.ts'
import { base64Of } from './base64.ts'

export const voiceRate = 8_000
/** Silence before, between and after the digits, seconds. */
const pauses = { before: 0.4, least: 0.28, most: 0.6, after: 0.3 }
const noiseLevel = 0.02
/** Of the same voice backwards, so that the gaps cannot be found by loudness alone. */
const murmurLevel = 0.06

type Between = (low: number, high: number) => number

/** G.711 µ-law, -1 to 1. */
function sampleOf(byte: number): number {
  const value = ~byte & 0xff
  const magnitude = (((value & 0x0f) << 3) + 0x84) << ((value >> 4) & 0x07)
  return (value & 0x80 ? 0x84 - magnitude : magnitude - 0x84) / 32_768
}

const samplesOf = (digit: string): number[] =>
  Array.from(atob(digits[Number(digit)] ?? ''), (sign) => sampleOf(sign.codePointAt(0)!))

/** A sound a little higher or lower, and faster or slower with it. */
function atSpeed(samples: readonly number[], speed: number): number[] {
  return Array.from({ length: Math.floor(samples.length / speed) }, (_, index) => {
    const at = index * speed
    const [before, share] = [Math.floor(at), at % 1]
    return (samples[before] ?? 0) * (1 - share) + (samples[before + 1] ?? 0) * share
  })
}

function spoken(text: string, between: Between): number[] {
  const silence = (seconds: number): number[] => Array.from({ length: Math.round(seconds * voiceRate) }, () => 0)
  const parts = [...text].flatMap((digit) => {
    const level = between(0.75, 1)
    const sound = atSpeed(samplesOf(digit), between(0.92, 1.08)).map((value) => value * level)
    return [...sound, ...silence(between(pauses.least, pauses.most))]
  })
  return [...silence(pauses.before), ...parts, ...silence(pauses.after)]
}

/** Noise, and under it the voice backwards. */
function mixed(samples: readonly number[], between: Between): number[] {
  const murmur = Array.from({ length: 4 }, () => samplesOf(String(Math.floor(between(0, 10)))).toReversed()).flat()
  let low = 0
  return samples.map((value, index) => {
    low = low * 0.8 + between(-1, 1) * 0.6
    return value + low * noiseLevel + (murmur[index % murmur.length] ?? 0) * murmurLevel
  })
}

const textBytes = (text: string): number[] => Array.from(text, (sign) => sign.codePointAt(0)!)
const littleEndian = (value: number, bytes: number): number[] =>
  Array.from({ length: bytes }, (_, place) => (value >>> (8 * place)) & 0xff)

/** A WAV file of 8 bits a sample, which every browser decodes. */
function wavOf(samples: readonly number[]): Uint8Array {
  const data = samples.map((value) => Math.round(128 + 127 * Math.max(-1, Math.min(1, value))))
  return Uint8Array.from([
    ...textBytes('RIFF'),
    ...littleEndian(36 + data.length, 4),
    ...textBytes('WAVEfmt '),
    ...[16, 1, 1, voiceRate, voiceRate, 1, 8].flatMap((value, place) =>
      littleEndian(value, place === 0 || place === 3 || place === 4 ? 4 : 2),
    ),
    ...textBytes('data'),
    ...littleEndian(data.length, 4),
    ...data,
  ])
}

/** These digits, spoken in Chinese, as a WAV file. `key` has to be secret, as that of the picture. */
export function captchaVoice(text: string, key: string): string {
  const random = randomStream(`voice:${key}`)
  const between: Between = (low, high) => low + random() * (high - low)
  return `data:audio/wav;base64,${base64Of(wavOf(mixed(spoken(text, between), between)))}`
}
