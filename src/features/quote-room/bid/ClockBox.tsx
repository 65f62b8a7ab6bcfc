import { useState } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { ScrollBox } from '#src/shared/ui/behaviour/ScrollBox.tsx'
import type { RoomView } from '../state/room-view.ts'
import { AmountInWords } from '#src/features/listing/AmountInWords.tsx'
import { RoomAmount } from '../price/RoomAmount.tsx'
import { roomAmount } from '../price/show.ts'
import type { Bidding } from '../state/use-bidding.ts'
import { SendAmount, SendButton } from './SendButton.tsx'
import amountStyles from '../amount/amount.module.css'
import styles from './quote-box.module.css'

/** The price of the next step of the fall. */
function NextPrice({ room: { ladder, phase, rules } }: { room: RoomView }) {
  const t = useT()
  const next = ladder?.find(({ stage }) => stage === (phase.stage ?? 0) + 1)
  return (
    <p className={styles['next']}>
      <b className="number">
        {next ? t('下一档 {{amount}}', { amount: roomAmount(next.price, rules) }) : t('已到最后一档')}
      </b>
    </p>
  )
}

/** Scrolls the list and not the page. */
const bringIntoView = (step: HTMLElement | null) => {
  const list = step?.parentElement
  if (step && list) list.scrollTop = step.offsetTop - list.clientHeight / 2
}

/** The steps of a falling price; past ones are grey. */
function Ladder({ room: { ladder, phase, rules } }: { room: RoomView }) {
  const t = useT()
  const stage = phase.stage ?? 0
  if (!ladder?.length) return null
  return (
    <section className={styles['ladder']}>
      <h2>{t('价格阶梯')}</h2>
      <ScrollBox as="ol" label={t('价格阶梯')}>
        {ladder.map(({ stage: step, price }) => (
          <li
            key={step}
            ref={step === stage ? bringIntoView : undefined}
            data-over={step < stage ? '' : undefined}
            aria-current={step === stage ? 'step' : undefined}
          >
            <span>{t('第 {{count}} 档', { count: step + 1 })}</span>
            <RoomAmount value={price} rules={rules} />
          </li>
        ))}
      </ScrollBox>
    </section>
  )
}

/** Accepts a falling price. One click must suffice, so the warning is ticked beforehand (domain 4.8). */
export function ClockBox({ bidding }: { bidding: Bidding }) {
  const t = useT()
  const { room, quoter } = bidding
  const [isArmed, setArmed] = useState(false)
  const { current, rules, mode } = room
  const price = current ?? rules.P0
  return (
    <div className={styles['quote']}>
      <NextPrice room={room} />
      <label className={styles['arm']}>
        <input type="checkbox" checked={isArmed} onChange={({ target }) => setArmed(target.checked)} />
        {mode === 'dutch-auction' ? t('我已知悉应价即成交') : t('我已知悉应价不可撤回，应价后转入加价竞价')}
      </label>
      <SendButton bidding={bidding} isReady={isArmed} onSend={() => quoter.sendNow(price)}>
        {t('应价')} <SendAmount value={price} rules={rules} />
      </SendButton>
      <p className={amountStyles['inWords']}>
        <AmountInWords value={price} unit={rules.unit} />
      </p>
      <Ladder room={room} />
    </div>
  )
}
