import { priceNameValues } from '#src/model/asset-kind/prices.ts'
import { type TypeCode } from '#src/model/asset-kind/labels.ts'
import { amountWithUnit } from '#src/model/listing/price/written-amount.ts'
import { grouped, isMoney } from '#src/model/money/money.ts'
import type { RoomRecord } from '#src/model/bidding/calls.ts'
import type { ChainFault } from '#src/model/bidding/chain.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { useReplayT } from '../replay-text.ts'
import type { RecordFault, Verdict, Witness } from '../verify.ts'
import { faultLabels, gapLabels, recordFaultLabels } from '../labels.ts'

type Props = { record: RoomRecord; verdict: Verdict | null; witness: Witness; typeCode: TypeCode }

function chainFaultText({ rows }: RoomRecord, { index, fault }: ChainFault, t: Translate): string {
  const what = t(faultLabels[fault])
  if (fault === 'head') return t('校验失败：第 {{n}} 条{{what}}', { n: rows.length, what })
  const { seq, content } = rows[index] ?? { seq: index + 1 }
  return content
    ? t('校验失败：第 {{n}} 条（竞买号 {{bidNo}}）{{what}}', { n: seq, bidNo: content.bidNo, what })
    : t('校验失败：第 {{n}} 条{{what}}', { n: seq, what })
}

function expectedText({ rules: { unit, decimals } }: RoomRecord, fault: RecordFault, t: Translate): string {
  if (!('expected' in fault) || fault.expected === undefined) return ''
  return fault.about === 'price' && isMoney(fault.expected)
    ? amountWithUnit(grouped(fault.expected, decimals), unit, t)
    : fault.expected
}

function faultText({ record, typeCode }: Pick<Props, 'record' | 'typeCode'>, fault: RecordFault, t: Translate): string {
  if (fault.about === 'chain') return chainFaultText(record, fault.fault, t)
  const n = 'seq' in fault ? (fault.seq ?? 0) : 0
  const what = t(recordFaultLabels[fault.about], {
    ...priceNameValues(typeCode),
    n,
    expected: expectedText(record, fault, t),
  })
  return t('校验失败：{{what}}', { what })
}

/** The evidence that the record was compared with. */
function Compared({ witness: { seen, receipts, result } }: Pick<Props, 'witness'>) {
  const t = useReplayT()
  return (
    <ul>
      <li>
        {seen.length > 0
          ? t('与本浏览器在竞价时收到的 {{count}} 条摘要一致', { count: seen.length })
          : t('本浏览器没有在竞价时收到过摘要，这一项没有比对')}
      </li>
      {result && <li>{t('与本浏览器在竞价结束时收到的结果一致')}</li>}
      {receipts.length > 0 && <li>{t('与您的 {{count}} 份报价回执一致', { count: receipts.length })}</li>}
    </ul>
  )
}

function Unable({ record, gaps }: { record: RoomRecord; gaps: readonly (keyof typeof gapLabels)[] }) {
  const t = useReplayT()
  return (
    <>
      {gaps.map((gap) => (
        <p key={gap}>{t('不能完整校验：{{why}}。', { why: t(gapLabels[gap]) })}</p>
      ))}
      {!gaps.includes('hash') && (
        <p>{t('可核对的部分校验一致，共 {{count}} 条（摘要见详情）', { count: record.rows.length })}</p>
      )}
    </>
  )
}

/** The result of the check; faults are listed one by one. */
export function Verdicts({ record, verdict, witness, typeCode }: Props) {
  const t = useReplayT()
  if (verdict === null) return <Callout role="status">{t('正在校验报价记录…')}</Callout>
  if (verdict.kind === 'broken')
    return (
      <Callout tone="danger" role="alert">
        {verdict.faults.map((fault) => (
          <p key={fault.about}>
            <strong>{faultText({ record, typeCode }, fault, t)}</strong>
          </p>
        ))}
      </Callout>
    )
  if (verdict.kind === 'unable')
    return (
      <Callout tone="warning" role="status">
        <Unable record={record} gaps={verdict.gaps} />
      </Callout>
    )
  return (
    <Callout tone="success" role="status">
      <p>
        <strong>{t('竞价记录校验一致，共 {{count}} 条（摘要见详情）', { count: record.rows.length })}</strong>
      </p>
      <p>{t('竞价结果、报价和延时均按规则重新推算，与公布的一致。')}</p>
      {record.removed?.length ? <p>{t('撤销报价由交易所决定，是否有据不在核对之列。')}</p> : null}
      {record.rules.reserve === 'HAS' && <p>{t('保留价不公开，是否达到保留价不在核对之列。')}</p>}
      <Compared witness={witness} />
    </Callout>
  )
}
