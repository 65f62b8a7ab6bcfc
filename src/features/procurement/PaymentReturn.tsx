import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useSignedIn } from '#src/features/session/store.ts'
import { closedPayment } from '#src/model/deposit/closed-payment.ts'
import type { Participation, PurchaseOrder } from '#src/model/procurement/supplier/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import type { Tone } from '#src/shared/ui/display/tone.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { paymentName } from './supplier/payment/payment-name.ts'
import { participationQuery } from './supplier/queries.ts'

type Result = { tone: Tone; text: string; reason?: string | null | undefined }

/** Money that was taken and is sent back has a reason. */
const paidResult = (t: Translate, { reason }: PurchaseOrder): Result =>
  reason ? { tone: 'danger', text: t('款项未计入'), reason } : { tone: 'success', text: t('支付成功') }

function closedResult(t: Translate, order: PurchaseOrder): Result {
  const { text, reason } = closedPayment(order)
  return { tone: 'danger', text: t(text), reason }
}

/** What has become of a payment; a state that is not known says nothing. */
const results: Readonly<Record<string, (t: Translate, order: PurchaseOrder) => Result>> = {
  pending: (t, { expiresAt }) => ({
    tone: 'warning',
    text:
      expiresAt == null
        ? t('尚未支付，请在“参与采购”中继续支付或取消')
        : t('尚未支付，请于 {{time}} 前在“参与采购”中继续支付或取消', { time: exactTime(expiresAt) }),
  }),
  processing: (t) => ({ tone: 'info', text: t('银行正在处理，请勿重复支付') }),
  paid: paidResult,
  failed: (t, { reason }) => ({ tone: 'danger', text: t('支付失败'), reason }),
  closed: closedResult,
}

function Shown({ own, order, method }: { own: Participation; order: PurchaseOrder; method: string }) {
  const t = useT()
  const result = results[order.state]?.(t, order)
  if (!result) return null
  const { what, sum } = paymentName(t, own, order, method)
  return (
    <Callout tone={result.tone} role={result.tone === 'danger' ? 'alert' : 'status'}>
      <p>
        <strong>{result.text}</strong> {t('{{what}} {{sum}} 元', { what, sum })}
        {result.reason && (
          <>
            {' '}
            <TranslatedText>{result.reason}</TranslatedText>
          </>
        )}
      </p>
    </Callout>
  )
}

/**
 * The result of the payment from whose page at the bank the supplier returns, from the exchange and not from the address. Its number
 * leaves the address: whoever the page is shared with has no use of it.
 */
export function PaymentReturn({ projectId, method }: { projectId: string; method: string }) {
  const signedIn = useSignedIn()
  const [search, setSearch] = useSearchParams()
  const [orderId] = useState(() => search.get('order'))
  const clean = useEffectEvent(() => {
    const rest = new URLSearchParams(search)
    rest.delete('order')
    setSearch(rest, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (orderId !== null) clean()
  }, [orderId])
  const { data: own } = useQuery({ ...participationQuery(projectId), enabled: signedIn && orderId !== null })
  const order = own?.orders.find(({ id }) => id === orderId)
  return own && order ? <Shown own={own} order={order} method={method} /> : null
}
