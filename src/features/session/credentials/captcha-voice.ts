import { call } from '#src/api/client.ts'
import { captchaVoice } from '#src/api/endpoints/captcha.ts'

let context: AudioContext | null = null
let playing: AudioBufferSourceNode | null = null
let loaded: { uuid: string; sound: Promise<AudioBuffer> } | null = null

/** The bytes of a `data:` address; the policy of the page allows neither fetching nor playing one. */
function bytesOf(address: string): ArrayBuffer {
  const text = atob(address.slice(address.indexOf(',') + 1))
  return Uint8Array.from(text, (sign) => sign.codePointAt(0)!).buffer
}

/** The exchange speaks a captcha a few times only: one sound serves every press. */
function soundOf(uuid: string, into: AudioContext): Promise<AudioBuffer> {
  if (loaded?.uuid === uuid) return loaded.sound
  const sound = call(captchaVoice, { uuid }).then(({ audio }) => into.decodeAudioData(bytesOf(audio)))
  const fresh = { uuid, sound }
  loaded = fresh
  sound.catch(() => {
    if (loaded === fresh) loaded = null
  })
  return sound
}

/** Stops what is playing. */
export function stopCaptchaVoice(): void {
  playing?.stop()
  playing = null
}

/** Plays the digits of a captcha from the beginning; resolves when they are over or were stopped. */
export async function playCaptchaVoice(uuid: string): Promise<void> {
  stopCaptchaVoice()
  // Within the press: browsers start no sound later.
  context ??= new AudioContext()
  const resumed = context.resume()
  const sound = await soundOf(uuid, context)
  await resumed
  stopCaptchaVoice()
  const source = context.createBufferSource()
  source.buffer = sound
  source.connect(context.destination)
  playing = source
  await new Promise<void>((resolve) => {
    source.addEventListener('ended', () => resolve())
    source.start()
  })
  if (playing === source) playing = null
}
