import { dueText } from '#src/features/calendar/due-text.ts'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import { billName } from '#src/features/settlement/bill-name.ts'
import { billStateLabels, sumLabels } from '#src/features/settlement/labels.ts'
import { compareMoney } from '#src/model/money/money.ts'
import { sumOf } from '#src/model/settlement/schedule.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import styles from '../settlement.module.css'

const sums = ['principal', 'interest', 'amount', 'offset', 'paid', 'open'] as const
type Sum = (typeof sums)[number]

/** A payment that is due, or that a plan would make due, and then without a state. */
type ShownBill = Readonly<Record<Sum, string>> & { kind: string; dueAt: number; state?: string }
type Line = Omit<ShownBill, 'kind' | 'dueAt'> & { name: string; dueAt: number | null; due: string }

/** Days of later parts are chosen by the taker, and not reckoned in working days. */
const dueOf = (t: Translate, { kind, dueAt }: Pick<ShownBill, 'kind' | 'dueAt'>): string =>
  kind === 'rest' ? exactTime(dueAt) : dueText(t, dueAt)

/** The payments with their exact total. */
export function Schedule({ caption, bills }: { caption: string; bills: readonly ShownBill[] }) {
  const t = useT()
  const totals = Object.fromEntries(sums.map((sum) => [sum, sumOf(bills.map((bill) => bill[sum]))]))
  const total = { ...(totals as Record<Sum, string>), name: t('合计'), dueAt: null, due: '' }
  const lines: Line[] = [
    ...bills.map((bill) => ({ ...bill, name: billName(t, bills, bill), due: dueOf(t, bill) })),
    total,
  ]
  const hasInterest = compareMoney(total.interest, '0') > 0
  const isAgreed = bills.some(({ state }) => state !== undefined)
  const labels = bills.some(({ state }) => state === 'ended') ? sumLabels.ended : sumLabels.going
  const sumColumn = (key: Sum, header: string): Column<Line> => ({
    key,
    header,
    align: 'right',
    render: (line) => <Yuan amount={line[key]} />,
  })
  return (
    <DataTable
      caption={caption}
      minWidth={hasInterest ? 1320 : 860}
      box={{ label: caption }}
      isDense
      rows={lines}
      rowKey={(_, index) => index}
      rowProps={({ dueAt }) => (dueAt === null ? { className: styles['total'] } : {})}
      columns={[
        { key: 'name', header: t('款项'), isPrimary: true, render: ({ name }) => name },
        ...(hasInterest ? [sumColumn('principal', t('本金')), sumColumn('interest', t('利息'))] : []),
        sumColumn('amount', t('应付')),
        sumColumn('offset', t(labels.offset)),
        ...(isAgreed ? [sumColumn('paid', t('已到账'))] : []),
        sumColumn('open', t(labels.open)),
        {
          key: 'due',
          header: t('到期日'),
          className: 'number',
          render: ({ due }) => due,
        },
        ...(isAgreed
          ? [
              {
                key: 'state',
                header: t('状态'),
                render: ({ state }: Line) => <StateTag labels={billStateLabels} state={state} />,
              },
            ]
          : []),
      ]}
    />
  )
}
