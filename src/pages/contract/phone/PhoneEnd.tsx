import type { ReactNode } from 'react'
import type { PhoneFace } from '#src/model/seal/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Result } from '#src/shared/ui/feedback/Result.tsx'

type Props = {
  state: Exclude<PhoneFace['state'], 'waiting' | 'scanned'>
  title: string
  /** Another code can be had at the computer. */
  canRenew?: boolean
  children?: ReactNode
}

/** How the check ended; it goes on at the computer. */
export function PhoneEnd({ state, title, canRenew = state !== 'passed', children }: Props) {
  const t = useT()
  const isPassed = state === 'passed'
  return (
    <Result title={title} level={1} isSuccess={isPassed} role={isPassed ? 'status' : 'alert'}>
      {children}
      <p>{canRenew ? t('请回到电脑页面重新获取二维码。') : t('请回到电脑页面查看结果。')}</p>
    </Result>
  )
}
