import { useState } from 'react'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import { IssuedFiles } from '#src/features/document/IssuedFiles.tsx'
import { billStateLabels, invoiceKindLabels, invoiceStateLabels } from '#src/features/settlement/labels.ts'
import { compareMoney } from '#src/model/money/money.ts'
import type { Invoice, SettlementDetail } from '#src/model/settlement/schema.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { useFocusOn } from '#src/shared/ui/behaviour/focus.ts'
import { FocusGroup } from '#src/shared/ui/behaviour/FocusGroup.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { type FactItems, Facts } from '#src/shared/ui/display/Facts.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { InvoiceForm } from './InvoiceForm.tsx'

type Props = { settlement: SettlementDetail }

const isAny = (amount: string): boolean => compareMoney(amount, '0') > 0

/** How far the fee is paid: of the taker by its bill, of the seller by what was deducted from the payout. */
function paidOf({ role, bills, payout }: SettlementDetail, t: Translate): FactItems {
  const bill = role === 'seller' ? undefined : bills.find(({ kind }) => kind === 'fee')
  return [
    bill && { label: t('状态'), value: <StateTag labels={billStateLabels} state={bill.state} /> },
    payout && { label: t('划出时扣收'), value: <Yuan amount={payout.deducted} /> },
    payout && isAny(payout.owed) && { label: t('需另行支付'), value: <Yuan amount={payout.owed} /> },
  ]
}

function Fee({ settlement }: Props) {
  const t = useT()
  const { feeFull, feeReduced, fee } = settlement
  const isReduced = isAny(feeReduced)
  return (
    <Facts
      layout="columns"
      items={[
        isReduced && { label: t('按标准计算'), value: <Yuan amount={feeFull} /> },
        isReduced && { label: t('减免'), value: <Yuan amount={feeReduced} /> },
        { label: t('应交服务费'), value: <Yuan amount={fee} /> },
        ...paidOf(settlement, t),
      ]}
    />
  )
}

function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const t = useT()
  const { title, taxNo, kind, email, amount, state, at, document } = invoice
  const kinds: Readonly<Record<string, string>> = invoiceKindLabels
  return (
    <>
      <Facts
        layout="columns"
        label={t('发票')}
        items={[
          { label: t('发票状态'), value: <StateTag labels={invoiceStateLabels} state={state} /> },
          { label: t('发票类型'), value: t(kinds[kind] ?? kind) },
          { label: t('发票抬头'), value: title, lang: 'zh-CN' },
          { label: t('税号'), value: taxNo },
          { label: t('发票金额'), value: <Yuan amount={amount} /> },
          { label: t('接收邮箱'), value: email },
          { label: t('申请时间'), value: dateTime(at) },
        ]}
      />
      {document && <IssuedFiles documents={[document]} />}
    </>
  )
}

/** What may be done about an invoice: ask for it, or wait until the fee is paid. */
function Asking({ settlement }: Props) {
  const t = useT()
  const { can, state } = settlement
  const [isOpen, setOpen] = useState(false)
  const opener = useFocusOn<HTMLButtonElement>(isOpen)
  if (!can.invoice) return state === 'open' && <p className="muted">{t('服务费付清后可以申请发票。')}</p>
  if (isOpen) return <InvoiceForm settlement={settlement} onClose={() => setOpen(false)} />
  return (
    <Actions>
      <Button ref={opener} onClick={() => setOpen(true)}>
        {t('申请发票')}
      </Button>
    </Actions>
  )
}

/** The reader's own service fee with its reduction, and its invoice (domain 5.4). */
export function FeePanel({ settlement }: Props) {
  const t = useT()
  const { invoices } = settlement
  return (
    <Card title={t('服务费和发票')} body="padded">
      <FocusGroup label={t('服务费和发票')}>
        <Fee settlement={settlement} />
        {invoices.map((invoice) => (
          <InvoiceFacts key={invoice.id} invoice={invoice} />
        ))}
        {invoices.length === 0 && <Asking settlement={settlement} />}
      </FocusGroup>
    </Card>
  )
}
