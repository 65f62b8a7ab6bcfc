import { useSettings } from '#src/shared/lib/storage/settings.ts'

type Sound = 'outbid' | 'last-minute' | 'won'

/** Hz, one after the other. */
const tones: Record<Sound, readonly number[]> = {
  outbid: [660, 440],
  'last-minute': [880, 880],
  won: [523, 659, 784],
}
const toneSeconds = 0.16
const loudness = 0.2

let context: AudioContext | null = null

/** Browsers block sound before the first interaction with the page. */
const mayMakeNoise = (): boolean =>
  typeof AudioContext !== 'undefined' &&
  // Firefox before 120 does not tell; its sound then waits for the interaction by itself.
  (!('userActivation' in navigator) || navigator.userActivation.hasBeenActive)

/** Plays a short sound where the sounds of rooms are enabled. */
export function sound(name: Sound): void {
  if (!useSettings.getState().roomSound || !mayMakeNoise()) return
  context ??= new AudioContext()
  void context.resume()
  const { currentTime, destination } = context
  for (const [index, frequency] of tones[name].entries()) {
    const from = currentTime + index * toneSeconds
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(loudness, from)
    volume.gain.exponentialRampToValueAtTime(0.001, from + toneSeconds)
    tone.connect(volume).connect(destination)
    tone.start(from)
    tone.stop(from + toneSeconds)
  }
}
