import { dueText } from '#src/features/calendar/due-text.ts'
import { Yuan } from '#src/features/deposit/Yuan.tsx'
import { billName } from '#src/features/settlement/bill-name.ts'
import { billStateLabels, sumLabels } from '#src/features/settlement/labels.ts'
import { sumOf } from '#src/model/settlement/schedule.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { type Column, DataTable } from '#src/shared/ui/list/DataTable.tsx'
import styles from '../settlement.module.css'
import { InterestNote } from './InterestNote.tsx'

const sums = ['principal', 'interest', 'amount', 'offset', 'paid', 'open'] as const
type Sum = (typeof sums)[number]

/** A payment that is due, or that a plan would make due, and then without a state. */
type ShownBill = Readonly<Record<Sum, string>> & { kind: string; dueAt: number; state?: string }
type Line = Omit<ShownBill, 'kind' | 'dueAt'> & { name: string; dueAt: number | null }

/** What is due, and what of it is interest. */
const Due = ({ amount, principal, interest, dueAt }: Line) => (
  <>
    <Yuan amount={amount} />
    <InterestNote interest={interest} {...(dueAt !== null && { principal })} />
  </>
)

/** The payments with their exact total. */
export function Schedule({ caption, bills }: { caption: string; bills: readonly ShownBill[] }) {
  const t = useT()
  const totals = Object.fromEntries(sums.map((sum) => [sum, sumOf(bills.map((bill) => bill[sum]))]))
  const total = { ...(totals as Record<Sum, string>), name: t('合计'), dueAt: null }
  const lines: Line[] = [...bills.map((bill) => ({ ...bill, name: billName(t, bills, bill) })), total]
  const isAgreed = bills.some(({ state }) => state !== undefined)
  const labels = bills.some(({ state }) => state === 'ended') ? sumLabels.ended : sumLabels.going
  const sumColumn = (key: Sum, header: string): Column<Line> => ({
    key,
    header,
    align: 'right',
    width: isAgreed ? '13%' : '18%',
    render: (line) => <Yuan amount={line[key]} />,
  })
  return (
    <DataTable
      caption={caption}
      minWidth={isAgreed ? 940 : 720}
      box={{ label: caption }}
      isDense
      rows={lines}
      rowKey={(_, index) => index}
      rowProps={({ dueAt }) => (dueAt === null ? { className: styles['total'] } : {})}
      columns={[
        { key: 'name', header: t('款项'), isPrimary: true, render: ({ name }) => name },
        { ...sumColumn('amount', t('应付')), width: isAgreed ? '18%' : '26%', render: (line) => <Due {...line} /> },
        sumColumn('offset', t(labels.offset)),
        ...(isAgreed ? [sumColumn('paid', t('已到账'))] : []),
        sumColumn('open', t(labels.open)),
        {
          key: 'due',
          header: t('到期日'),
          width: isAgreed ? '15%' : '20%',
          className: 'number',
          render: ({ dueAt }) => (dueAt === null ? '' : dueText(t, dueAt)),
        },
        ...(isAgreed
          ? [
              {
                key: 'state',
                header: t('状态'),
                width: '15%',
                render: ({ state }: Line) => <StateTag labels={billStateLabels} state={state} />,
              },
            ]
          : []),
      ]}
    />
  )
}
