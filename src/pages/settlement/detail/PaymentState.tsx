import { settlementTexts } from '#src/features/settlement/labels.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { daysLate } from '#src/model/settlement/rules.ts'
import type { SettlementDetail } from '#src/model/settlement/schema.ts'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'

type Props = { settlement: SettlementDetail }

/** While money is due: how late it is, and what became of the proof that was handed in last. */
function Open({ settlement: { nextDueAt, proofs } }: Props) {
  const t = useT()
  const late = useAtBeat((now) => (nextDueAt ? daysLate({ dueAt: nextDueAt }, now) : 0))
  const last = proofs.at(-1)
  const isChecked = last?.state === 'checking'
  const reason = last?.state === 'refused' ? last.reason : null
  if (late === 0 && !isChecked && !reason) return null
  return (
    <Callout tone={late > 0 || reason ? 'danger' : 'info'} role="status">
      {late > 0 && (
        <p>
          <strong>{t(settlementTexts.late, { count: late })}</strong>
        </p>
      )}
      {isChecked && <p>{t(settlementTexts.sent)}</p>}
      {reason && (
        <p>
          {t('付款凭证被驳回：')}
          <TranslatedText>{reason}</TranslatedText>
        </p>
      )}
    </Callout>
  )
}

function Returned({ settlement: { depositId, arrivals } }: Props) {
  const t = useT()
  return (
    <Callout role="status" actions={depositId && <Button to={linkToOwn.deposit(depositId)}>{t('查看保证金')}</Button>}>
      {arrivals.length > 0
        ? t('已付款项已原路退还，保证金的处理见保证金详情。')
        : t('成交已因违约终止，应付款项不再支付，保证金的处理见保证金详情。')}
    </Callout>
  )
}

/** What the way of the deal does not say about its payment: lateness and proofs, or the money after a default. */
export function PaymentState({ settlement }: Props) {
  const { state } = settlement
  if (state === 'open') return <Open settlement={settlement} />
  return state === 'defaulted' ? <Returned settlement={settlement} /> : null
}
