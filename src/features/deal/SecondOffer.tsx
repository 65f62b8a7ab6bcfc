import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { dueText } from '#src/features/calendar/due-text.ts'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { offerLabels } from '#src/model/deal/labels.ts'
import type { OfferState, SecondOfferView } from '#src/model/deal/offer.ts'
import { briefYuan } from '#src/model/money/brief.ts'
import { capitals } from '#src/model/money/capitals.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { useConfirmed } from '#src/shared/ui/dialog/use-confirmed.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { answerOffer } from './commands.ts'
import { type PlaceKey, offerQuery } from './queries.ts'
import styles from './deal.module.css'

const isKnown = (state: string): state is OfferState => Object.hasOwn(offerLabels, state)

function Answers({ offer: { enrolId, price, deposit, assetsName } }: { offer: SecondOfferView }) {
  const t = useT()
  const { busy, ask } = useConfirmed()
  const sums = { amount: briefYuan(price), capitals: capitals(price) ?? '', deposit: briefYuan(deposit) }
  const handleAccept = () =>
    ask({
      title: t('接受递补'),
      message: t(
        '您将按 {{amount}} 元（{{capitals}}）受让，并应重新交纳保证金 {{deposit}} 元，到账后成交。接受后不能撤回。',
        sums,
      ),
      confirm: t('接受递补'),
      run: () => answerOffer(enrolId, true),
      done: t('已接受递补，请交纳保证金'),
    })
  const handleDecline = () =>
    ask({
      title: t('放弃递补'),
      message: t('放弃后不能撤回，“{{name}}”本次不成交。放弃不影响您的保证金和资格。', { name: assetsName }),
      confirm: t('放弃递补'),
      run: () => answerOffer(enrolId, false),
      done: t('已放弃递补'),
    })
  return (
    <Actions>
      <Button look="primary" isBusy={busy} onClick={handleAccept}>
        {t('接受递补')}
      </Button>
      <Button isBusy={busy} onClick={handleDecline}>
        {t('放弃递补')}
      </Button>
    </Actions>
  )
}

/** Until when the reader has to act, and how. */
function ToDo({ offer }: { offer: SecondOfferView }) {
  const t = useT()
  const { state, answerBy, depositBy, enrolId } = offer
  const dueAt = state === 'open' ? answerBy : state === 'accepted' ? depositBy : null
  const isLate = useAtBeat((now) => typeof dueAt === 'number' && now >= dueAt)
  if (typeof dueAt !== 'number') return null
  if (isLate) return <p className={styles['late']}>{t('期限已过，正在等待交易所处理。')}</p>
  return (
    <>
      <p className={styles['due']}>
        <span>{t('截止 {{time}}', { time: dueText(t, dueAt) })}</span>
        <TimeLeft deadline={dueAt} />
      </p>
      {state === 'open' ? (
        <Answers offer={offer} />
      ) : (
        <Actions>
          <Button look="primary" to={linkToOwn.cashier(enrolId)}>
            {t('交纳保证金')}
          </Button>
        </Actions>
      )}
    </>
  )
}

const tones = {
  open: 'warning',
  accepted: 'warning',
  taken: 'success',
  declined: 'neutral',
  lapsed: 'neutral',
} as const

/** What the second-ranked bidder is asked after the winner's default (domain 8.1, A10); `otherwise` while nothing is asked. */
export function SecondOfferOf({ of, otherwise = null }: { of: PlaceKey; otherwise?: ReactNode }) {
  const t = useT()
  const { data: offer } = useQuery(offerQuery(of))
  if (!offer || !isKnown(offer.state)) return otherwise
  return (
    <section aria-label={t('递补受让')}>
      <Callout tone={tones[offer.state]} role="status">
        <div className={styles['offer']}>
          <p>{t(offerLabels[offer.state], { amount: briefYuan(offer.price), deposit: briefYuan(offer.deposit) })}</p>
          <ToDo offer={offer} />
        </div>
      </Callout>
    </section>
  )
}
