import { Yuan } from '#src/features/deposit/Yuan.tsx'
import { billName } from '#src/features/settlement/bill-name.ts'
import { arrivalLabels, proofLabels } from '#src/features/settlement/labels.ts'
import { grouped } from '#src/model/money/money.ts'
import type { Proof, SettlementDetail } from '#src/model/settlement/schema.ts'
import { dateTime, dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { Timeline } from '#src/shared/ui/display/Timeline.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { DataTable } from '#src/shared/ui/list/DataTable.tsx'
import styles from '../settlement.module.css'

type Props = { settlement: SettlementDetail }

function ProofNote({ proof }: { proof: Proof }) {
  const t = useT()
  const { payer, account, bank, serial, paidOn, note, reason } = proof
  return (
    <>
      <p className={`muted number ${styles['parts']}`}>
        <span lang="zh-CN">{payer}</span>
        <span lang="zh-CN">{bank}</span>
        <span>{t('尾号 {{last}}', { last: account })}</span>
        <span>
          {t('流水号')} {serial}
        </span>
        <span>
          {t('付款日期')} {paidOn}
        </span>
      </p>
      {note && <p lang="zh-CN">{note}</p>}
      {reason && (
        <p>
          {t('驳回原因：')}
          <TranslatedText>{reason}</TranslatedText>
        </p>
      )}
    </>
  )
}

const tones = { checking: 'info', accepted: 'success', refused: 'danger' } as const

/** Proofs that were handed in, the newest first, with what finance made of them. */
export function Proofs({ settlement: { proofs, bills } }: Props) {
  const t = useT()
  const nameOf = (billId: string) => {
    const bill = bills.find(({ id }) => id === billId)
    return bill ? billName(t, bills, bill) : ''
  }
  return (
    <Card title={t('付款凭证记录')} body="padded">
      {proofs.length === 0 ? (
        <EmptyState text={t('暂未提交付款凭证')} minHeight={120} />
      ) : (
        <Timeline
          label={t('付款凭证记录')}
          items={proofs.toReversed().map((proof) => ({
            at: proof.at,
            time: dateTime(proof.at),
            title: (
              <>
                {nameOf(proof.billId)} <Yuan amount={proof.amount} />
              </>
            ),
            tag: <StateTag labels={proofLabels} state={proof.state} />,
            tone: tones[proof.state as keyof typeof tones] ?? 'neutral',
            note: <ProofNote proof={proof} />,
            files: proof.files,
          }))}
        />
      )}
    </Card>
  )
}

/** The amount of a transfer, and what of it went back as too much. */
function Received({ arrival: { amount, excess } }: { arrival: SettlementDetail['arrivals'][number] }) {
  const t = useT()
  return (
    <>
      <Yuan amount={amount} />
      {excess && (
        <p className={`muted ${styles['partial']}`}>
          {t('其中多付 {{amount}} 元已退还', { amount: grouped(excess, 2) })}
        </p>
      )}
    </>
  )
}

/** Money that has reached the settlement account, as the bank reports it; nothing before the first. */
export function Arrivals({ settlement: { arrivals } }: Props) {
  const t = useT()
  if (arrivals.length === 0) return null
  return (
    <Card title={t('到账记录')}>
      <DataTable
        caption={t('到账记录')}
        minWidth={980}
        box={{ label: t('到账记录') }}
        isDense
        rows={arrivals.toReversed()}
        rowKey={({ serial }) => serial}
        columns={[
          {
            key: 'serial',
            header: t('流水号'),
            className: 'number',
            isPrimary: true,
            hasLabel: true,
            render: ({ serial }) => serial,
          },
          { key: 'payer', header: t('付款户名'), lang: 'zh-CN', render: ({ payer }) => payer },
          {
            key: 'account',
            header: t('付款账号'),
            render: ({ account }) => (account ? t('尾号 {{last}}', { last: account }) : '—'),
          },
          { key: 'bank', header: t('付款行'), lang: 'zh-CN', render: ({ bank }) => bank || '—' },
          {
            key: 'amount',
            header: t('金额'),
            align: 'right',
            width: '16%',
            render: (arrival) => <Received arrival={arrival} />,
          },
          { key: 'at', header: t('到账时间'), className: 'number', render: ({ at }) => dateTimeSeconds(at) },
          {
            key: 'match',
            header: t('识别'),
            render: ({ match }) => <StateTag labels={arrivalLabels} state={match} />,
          },
          { key: 'remark', header: t('备注'), lang: 'zh-CN', render: ({ remark }) => remark ?? '—' },
        ]}
      />
    </Card>
  )
}
