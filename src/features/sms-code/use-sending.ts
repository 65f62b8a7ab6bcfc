import { useState } from 'react'
import { ApiError } from '#src/api/errors.ts'
import { accountRefusal } from '#src/model/session/refusals.ts'
import type { TypedCode } from '#src/model/session/typed-code.ts'
import { plain } from '#src/model/validation/rule.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { useAttempt } from '#src/shared/lib/hooks/use-attempt.ts'
import type { SendTo, SentCode } from './commands.ts'
import { useSmsCaptcha } from './use-sms-captcha.ts'

/** How long a code is valid. */
const validMs = 5 * 60_000

type Sent = SentCode & { to: string; at: number }

/** Sends codes, one at a time, with a captcha where the exchange asks for one; remembers the last one. */
export function useSending(sendTo: SendTo) {
  const t = useT()
  const { busy, failure, attempt } = useAttempt()
  const captcha = useSmsCaptcha()
  const [sent, setSent] = useState<Sent | null>(null)
  const isOver = useAtBeat((now) => sent !== null && now >= sent.at + validMs)
  return {
    busy,
    captcha,
    /** Why the last code was not sent; null for a refusal, which was shown as a toast. */
    failure: failure instanceof ApiError ? null : failure,
    sent,
    /** What was typed, with the id of the last code. */
    typed: (code: string): TypedCode => ({ code: plain(code), ...(sent?.uuid ? { codeUuid: sent.uuid } : {}) }),
    /** When the last code went to this phone, epoch ms of the exchange; null for another phone, which need not wait a minute. */
    sentAt: (to: string): number | null => (sent?.to === to ? sent.at : null),
    /** Status text of the last code, if it went to this phone. */
    status: (to: string): string => {
      if (sent?.to !== to) return ''
      if (isOver) return t('验证码已过期，请重新获取')
      return t('验证码已发送至 {{phone}}，5 分钟内有效', { phone: sent.shown })
    },
    /** `onPhoneRefused` shows a refusal that is about the phone number at its field. */
    send: async (
      to: string,
      onSent: (sent: SentCode) => void,
      onPhoneRefused: (problem: string) => void,
    ): Promise<void> => {
      const solved = captcha.solve()
      if (!solved) return
      await attempt(
        async () => {
          const code = await sendTo(to, solved)
          setSent({ ...code, to, at: serverNow() })
          captcha.used()
          onSent(code)
        },
        (error) => {
          captcha.used(error)
          if (error instanceof ApiError && error.reply.code === accountRefusal.telPhone)
            onPhoneRefused(error.reply.msg || error.message)
        },
      )
    },
  }
}
export type Sending = ReturnType<typeof useSending>
