import { takingOf } from '#src/model/asset-kind/taking/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { AmountInWords } from '#src/features/listing/AmountInWords.tsx'
import type { RoomView } from '../state/room-view.ts'
import type { Bidding } from '../state/use-bidding.ts'
import { quoteBlockerOf } from './bid-blocker.ts'
import { BlockerNote } from './BlockerNote.tsx'
import { RoomActions } from './RoomActions.tsx'
import { SendAmount, SendButton } from './SendButton.tsx'
import amountStyles from '../amount/amount.module.css'
import styles from './quote-box.module.css'

type Props = { bidding: Bidding }

const PriceInWords = ({ room: { rules } }: { room: RoomView }) => (
  <p className={amountStyles['inWords']}>
    <AmountInWords value={rules.P0} unit={rules.unit} />
  </p>
)

/** The lot is reserved for this bidder until the payment deadline. */
function Holding({ bidding }: Props) {
  const t = useT()
  const { room } = bidding
  return (
    <div className={styles['quote']}>
      <Callout tone="success">{t('标的已为您锁定，请在时限内确认并付款')}</Callout>
      <RoomActions
        bidding={bidding}
        actions={[
          {
            act: 'take',
            label: (
              <>
                {t('确认并付款')} <SendAmount value={room.rules.P0} rules={room.rules} />
              </>
            ),
            isMain: true,
            note: <PriceInWords room={room} />,
          },
          {
            act: 'release',
            label: t('放弃'),
            question: {
              title: t('放弃锁定的标的'),
              text: t('放弃后，标的由候补者依次递补，您不再享有锁定。'),
              yes: t('放弃'),
            },
          },
        ]}
      />
    </div>
  )
}

/** Another bidder holds the lot; the queue is served in order when it is released. */
function Queueing({ bidding }: Props) {
  const t = useT()
  const place = bidding.room.me?.queuePlace
  // Whoever may not take the lot again may not queue for it either.
  if (quoteBlockerOf(bidding.room.me) === 'lapsed-before')
    return (
      <div className={styles['quote']}>
        <BlockerNote blocker={bidding.blocker} head={bidding.head} />
      </div>
    )
  return (
    <div className={styles['quote']}>
      <p>{t('标的已被他人锁定，您可排队候补')}</p>
      {place && <Callout tone="success">{t('候补排队第 {{count}} 位', { count: place })}</Callout>}
      <RoomActions
        bidding={bidding}
        actions={[
          place ? { act: 'leave-queue', label: t('退出候补') } : { act: 'queue', label: t('排队候补'), isMain: true },
        ]}
      />
    </div>
  )
}

/** Fixed price: the first bidder holds the lot until payment, the others queue (domain 4.5). */
export function TakeBox({ bidding }: Props) {
  const t = useT()
  const { room, typeCode, quoter } = bidding
  const { me, rules, phase } = room
  if (me?.hold) return <Holding bidding={bidding} />
  if (phase.name === 'HOLD') return <Queueing bidding={bidding} />
  const label = t(takingOf(typeCode).take)
  return (
    <div className={styles['quote']}>
      <p>{t('价格固定，首位受理者锁定标的，逾期未付款由候补者依次递补。')}</p>
      <SendButton bidding={bidding} onSend={() => quoter.request(rules.P0)}>
        {label} <SendAmount value={rules.P0} rules={rules} />
      </SendButton>
      <PriceInWords room={room} />
    </div>
  )
}
