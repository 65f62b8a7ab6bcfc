import { type ComponentType, lazy, Suspense } from 'react'

/** A captcha can be read without it: one that does not load leaves its place empty. */
const VoiceButton = lazy<ComponentType<{ uuid: string }>>(() =>
  import('./VoiceButton.tsx').then(
    (module) => ({ default: module.VoiceButton }),
    () => ({ default: () => null }),
  ),
)

/** Nothing where there is no captcha, or no sound. */
export function CaptchaVoice({ uuid }: { uuid: string | undefined }) {
  if (uuid === undefined || typeof AudioContext === 'undefined') return null
  return (
    <Suspense>
      <VoiceButton key={uuid} uuid={uuid} />
    </Suspense>
  )
}
