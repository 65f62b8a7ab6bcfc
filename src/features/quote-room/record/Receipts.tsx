import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { copyText } from '#src/shared/ui/action/copy-text.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { type BidReceipt, evidenceIdOf, useReceipts } from '../evidence.ts'
import { RoomAmount } from '../price/RoomAmount.tsx'
import { roomAmount } from '../price/show.ts'
import type { Bidding } from '../state/use-bidding.ts'
import styles from './record.module.css'
import { useRoomT } from '../state/room-text.ts'

/** The text of a receipt: its link identifies the bid in the record of the room. */
function receiptText({ seq, amount, time, link }: BidReceipt, { room, head }: Bidding, t: Translate): string {
  return [
    t('报价回执'),
    `${t('标的')}：${head.name}（${head.no}）`,
    `${t('竞买号')}：${room.me?.bidNo ?? ''}`,
    `${t('序号')}：${seq}`,
    `${t('报价')}：${roomAmount(amount, room.rules)}`,
    `${t('受理时间')}：${dateTimeSeconds(time)}`,
    `${t('回执摘要')}：${link}`,
  ].join('\n')
}

/** Receipts of the person's own bids, each with a copy button. */
export function Receipts({ bidding }: { bidding: Bidding }) {
  const t = useRoomT()
  const { room } = bidding
  const receipts = useReceipts(evidenceIdOf(room.roomId, room.rules))
  if (!room.me?.bidNo || receipts.length === 0) return null
  return (
    <Card title={t('报价回执')} body="stacked">
      <p className="muted">
        {t('回执摘要是报价已被受理的凭据，请复制留存；竞价结束后，可在标的详情的竞价记录中核对。')}
      </p>
      <ol className={styles['receipts']}>
        {receipts.map((receipt) => (
          <li key={receipt.link}>
            <span>
              {t('第 {{n}} 号', { n: receipt.seq })} <RoomAmount value={receipt.amount} rules={room.rules} />
            </span>
            <code>{receipt.link}</code>
            <Button
              look="text"
              aria-label={t('复制第 {{n}} 号回执', { n: receipt.seq })}
              onClick={() => void copyText(receiptText(receipt, bidding, t), t('报价回执'))}
            >
              {t('复制')}
            </Button>
          </li>
        ))}
      </ol>
    </Card>
  )
}
