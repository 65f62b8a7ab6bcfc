import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const captchaVoice = endpoint({
  method: 'post',
  path: '/blade-auth/oauth/captcha/voice',
  origin: 'own',
  fallback: 'quiet',
  errorPolicy: { refusal: 'caller' },
  summary:
    'Six digits, spoken, that solve a captcha in place of the characters of its picture; three times at most for one captcha, and the same digits each time',
  input: () => z.object({ uuid: z.string().check(z.maxLength(64)) }),
  /** A `data:` sound that `decodeAudioData` reads. */
  data: () => z.object({ audio: z.string() }),
})
