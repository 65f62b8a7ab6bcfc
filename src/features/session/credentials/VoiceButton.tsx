import { useEffect, useState } from 'react'
import { ApiError, isAbsent } from '#src/api/errors.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { captchaVoiceLabels } from './labels.ts'

type State = 'idle' | 'playing' | 'heard' | 'absent' | { problem: string }

const player = () => import('./captcha-voice.ts')

const stateAfter = (error: unknown): State => {
  if (isAbsent(error)) return 'absent'
  return { problem: error instanceof ApiError ? error.reply.msg || error.message : captchaVoiceLabels.failed }
}

function statusOf(state: State): string {
  if (typeof state === 'object') return state.problem
  if (state === 'playing' || state === 'heard') return captchaVoiceLabels.playing
  return state === 'absent' ? captchaVoiceLabels.absent : ''
}

/** Plays the captcha with this id: six digits, which are typed in place of the characters of the picture. */
export function VoiceButton({ uuid }: { uuid: string }) {
  const t = useT()
  const [state, setState] = useState<State>('idle')

  useEffect(
    () => () => {
      void player().then(({ stopCaptchaVoice }) => stopCaptchaVoice())
    },
    [],
  )

  const play = async () => {
    setState('playing')
    try {
      await (await player()).playCaptchaVoice(uuid)
      setState((now) => (now === 'playing' ? 'heard' : now))
    } catch (error) {
      setState(stateAfter(error))
    }
  }
  const status = statusOf(state)
  const isTrouble = typeof state === 'object' || state === 'absent'
  return (
    <>
      {state !== 'absent' && (
        <Button look="text" size="small" onClick={() => void play()}>
          {t('听验证码')}
        </Button>
      )}
      {/* Who sees the page needs only to be told what went wrong. */}
      <output className={isTrouble ? undefined : 'visuallyHidden'}>{status && t(status)}</output>
    </>
  )
}
