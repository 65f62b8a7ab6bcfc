import { type FormEvent, useRef, useState } from 'react'
import { atMost } from '#src/features/deposit/checks.ts'
import { AmountInWords } from '#src/features/listing/AmountInWords.tsx'
import { typedYuan } from '#src/model/money/typed.ts'
import { openOrderOf } from '#src/features/deposit/payment.ts'
import { channelLabels, problems } from '#src/features/deposit/labels.ts'
import { channelsOf, type PayChannel } from '#src/model/deposit/channels.ts'
import type { DepositDetail } from '#src/model/deposit/schema.ts'
import { yuan } from '#src/model/listing/labels.ts'
import { briefYuan } from '#src/model/money/brief.ts'
import { regrouped } from '#src/model/money/regrouped.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { useFormattedInput } from '#src/shared/ui/form/formatted/use-formatted-input.ts'
import { fieldClass } from '#src/shared/ui/form/field-class.ts'
import { ChoiceCards } from '#src/shared/ui/form/ChoiceCards.tsx'
import { ConfirmPay } from './ConfirmPay.tsx'
import styles from '../deposit.module.css'

type Props = { deposit: DepositDetail }

type AmountProps = { value: string; problem: string | null; onChange: (typed: string) => void; onBlur: () => void }

function Amount({ value, problem, onChange, onBlur }: AmountProps) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles['amount']}>
      <label htmlFor="pay-amount">{t('本次支付金额（元）')}</label>
      <input
        ref={input}
        id="pay-amount"
        className={fieldClass}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        aria-invalid={problem !== null}
        aria-describedby="pay-amount-note"
        {...useFormattedInput({ input, text: value, format: regrouped, onText: onChange })}
        onBlur={onBlur}
      />
      <p id="pay-amount-note" className={problem === null ? 'muted' : styles['problem']}>
        {problem === null ? <AmountInWords value={typedYuan(value)} unit={yuan} /> : t(problem)}
      </p>
    </div>
  )
}

/** Pays at the gateway; never two payments at once (domain 6.5). */
export function OnlineMethod({ deposit }: Props) {
  const t = useT()
  const [typed, setTyped] = useState<string | null>(null)
  const channels = channelsOf(deposit.payerKind)
  const [channel, setChannel] = useState<PayChannel>(channels[0] ?? 'b2b')
  const [problem, setProblem] = useState<string | null>(null)
  const [paying, setPaying] = useState<string | null>(null)
  const amount = typed ?? briefYuan(deposit.missing)
  const judge = atMost(deposit.missing, problems.amountHigh)

  if (openOrderOf(deposit)) return <p className="muted">{t('支付结果确认中，请勿重复支付')}</p>
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = judge(amount)
    setProblem(wrong)
    if (wrong === null) setPaying(typedYuan(amount))
    else document.getElementById('pay-amount')?.focus()
  }
  return (
    <form aria-label={t('网上支付')} onSubmit={handleSubmit} noValidate>
      <ChoiceCards
        label={t('支付方式')}
        name="channel"
        choices={channels.map((key) => ({ key, label: t(channelLabels[key]) }))}
        value={channel}
        onChange={setChannel}
      />
      <Amount
        value={amount}
        problem={problem}
        onChange={(next) => {
          setTyped(next)
          if (problem !== null) setProblem(judge(next))
        }}
        onBlur={() => setProblem(judge(amount))}
      />
      <Button type="submit" look="primary">
        {t('去支付')}
      </Button>
      {paying !== null && (
        <ConfirmPay depositId={deposit.id} amount={paying} channel={channel} onClose={() => setPaying(null)} />
      )}
    </form>
  )
}
