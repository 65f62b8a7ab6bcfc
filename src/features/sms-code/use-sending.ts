import { useState } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { accountRefusal } from '#src/model/session/refusals.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import { sendCode, sendCodeToOwnPhone, type SentCode, type SmsPurpose } from './commands.ts'
import { useSmsCaptcha } from './use-sms-captcha.ts'

/** The person's own phone, known to the exchange alone. */
export const ownPhone = 'own'

/** For so long a code is good. */
const goodMs = 5 * 60_000

type Sent = SentCode & { to: string; at: number }

/**
 * Sends codes for one purpose, one at a time, with a captcha where the exchange asks for one, and knows when the last one went
 * to which phone.
 */
export function useSending(purpose: SmsPurpose) {
  const t = useT()
  const { busy, failure, attempt } = useAttempt()
  const captcha = useSmsCaptcha()
  const [sent, setSent] = useState<Sent | null>(null)
  const isOver = useAtBeat((now) => sent !== null && now >= sent.at + goodMs)
  return {
    busy,
    captcha,
    /** Why the last one was not sent; a refusal has been shown as a message already. */
    failure: failure instanceof ApiError ? null : failure,
    sent,
    /** When one went to this phone, by the exchange's clock; whoever mistyped the number does not wait a minute. */
    sentAt: (to: string): number | null => (sent?.to === to ? sent.at : null),
    /** What to say of the last one, when it went to this phone. */
    status: (to: string): string => {
      if (sent?.to !== to) return ''
      if (isOver) return t('验证码已过期，请重新获取')
      return t('验证码已发送至 {{phone}}，5 分钟内有效', { phone: sent.shown })
    },
    /** `atPhone` says at the field of the number why none goes there. */
    send: async (to: string, done: () => void, atPhone: (problem: string) => void): Promise<void> => {
      const solved = captcha.solve()
      if (!solved) return
      await attempt(
        async () => {
          const code = await (to === ownPhone ? sendCodeToOwnPhone(solved) : sendCode(to, purpose, solved))
          setSent({ ...code, to, at: serverNow() })
          captcha.used()
          done()
        },
        (error) => {
          captcha.used(error)
          if (error instanceof ApiError && error.reply.code === accountRefusal.telPhone)
            atPhone(error.reply.msg || error.message)
        },
      )
    },
  }
}
export type Sending = ReturnType<typeof useSending>
