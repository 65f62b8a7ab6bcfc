import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { percentChange } from '#src/model/money/money.ts'
import { stepOf, stepsAbove } from '#src/model/money/quoted.ts'
import { useT } from '#src/shared/lib/i18n.ts'
import { Button } from '#src/shared/ui/Button.tsx'
import { Dialog } from '#src/shared/ui/Dialog.tsx'
import type { Lock } from '../lock.ts'
import { priceBaseOf } from '../price-base.ts'
import type { Intent, Quoting } from '../quoting.ts'
import type { RoomView } from '../room-view.ts'
import { isSealedNow } from '../sealed.ts'
import { amountInCapitals, bigAmount, plainAmount } from '../show.ts'
import type { Bidding } from '../use-bidding.ts'
import type { Quoter } from '../use-quoting.ts'
import { baseWords, boldWords, sealedBoldWords } from '../words.ts'
import styles from './quote-box.module.css'

type Props = { bidding: Bidding; quoting: Extract<Quoting, { step: 'confirming' }> }

/** A second click or a key still held when the dialog opens, or changes its question, is no answer to it, ms. */
const settleMs = 400

/** False for a moment at first. */
function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), settleMs)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}

/** The focus goes back to where it was when the dialog opened, also when it is taken away by an answer. */
function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    opener.current ??= document.activeElement
    return () => {
      const { current } = opener
      requestAnimationFrame(() => {
        if (current instanceof HTMLElement && document.activeElement === document.body) current.focus()
      })
    }
  }, [])
}

function Facts({ room, amount }: { room: RoomView; amount: string }) {
  const t = useT()
  const { rules, phase } = room
  const base = priceBaseOf(room)
  const steps = base.kind === 'current' ? stepsAbove(amount, stepOf(rules, phase.name), room) : null
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{t(baseWords[base.kind])}</dt>
        <dd className="number">{plainAmount(base.amount, rules)}</dd>
      </div>
      {steps !== null && steps !== 0 && (
        <div>
          <dt>{t('加价')}</dt>
          <dd className="number">{t('{{count}} 手', { count: steps })}</dd>
        </div>
      )}
      <div>
        <dt>{t('较起始价')}</dt>
        <dd className="number">+{percentChange(rules.P0, amount)}%</dd>
      </div>
    </dl>
  )
}

const withoutRepeats = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

type AnswersProps = {
  /** The word that says yes. */
  sends: string
  mustWarn: boolean
  lock: Lock | null
  quoter: Quoter
  yes: RefObject<HTMLButtonElement | null>
}

function Answers({ sends, mustWarn, lock, quoter, yes }: AnswersProps) {
  const t = useT()
  const isOff = !useSettled() || lock !== null
  // The second question finds the dialog open, the first does not.
  useEffect(() => yes.current?.focus(), [yes])
  const handleYes = () => {
    if (isOff) return
    if (mustWarn) quoter.makeSure()
    else quoter.confirm()
  }
  return (
    <div className={styles['buttons']}>
      <Button onClick={quoter.drop}>{t('返回修改')}</Button>
      <Button ref={yes} look="primary" aria-disabled={isOff} onKeyDown={withoutRepeats} onClick={handleYes}>
        {sends}
      </Button>
    </div>
  )
}

type Words = { title: string; note: string | null; sends: string }

/** What is asked, and the word that says yes; the right to the same price has words of its own. */
function useWords(bidding: Bidding, { priority }: Intent, mustWarn: boolean): Words {
  const t = useT()
  const right = t(bidding.right)
  if (priority) {
    const exercise = t('行使{{right}}', { right })
    return { title: exercise, note: t('与领先者同价即可行使{{right}}，无须加价。', { right }), sends: exercise }
  }
  if (mustWarn) return { title: t('请再次核对报价'), note: null, sends: t('金额无误，继续') }
  return { title: t('确认报价'), note: null, sends: t('确认报价') }
}

/** The amount once more, in figures and capitals, before it counts; what is far above the price is confirmed twice (F18). */
export function ConfirmDialog({ bidding, quoting: { intent, isBold, isSure } }: Props) {
  const t = useT()
  const { room, quoter } = bidding
  // What happened since it opened holds for it too; the right to the same price stands also where one may not bid above it.
  const lock = intent.priority ? bidding.deedLock : bidding.lock
  useFocusReturn()
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => yes.current?.focus(), [])
  const { rules } = room
  const { figure, unit } = bigAmount(intent.amount, rules)
  const mustWarn = isBold && !isSure
  const base = priceBaseOf(room)
  const { title, sends, note } = useWords(bidding, intent, mustWarn)
  return (
    <Dialog title={title} size="small" onClose={quoter.drop}>
      <div className={styles['confirm']} data-warn={mustWarn ? '' : undefined}>
        <p className={styles['confirmFigure']}>
          {figure} <small>{t(unit)}</small>
        </p>
        <p className={styles['confirmPlain']}>{plainAmount(intent.amount, rules)}</p>
        <p className={styles['confirmSaid']} lang="zh-CN">
          {amountInCapitals(intent.amount, rules)}
        </p>
        {note && <p>{note}</p>}
        <Facts room={room} amount={intent.amount} />
        {mustWarn && (
          <p className={styles['warning']} role="alert">
            {t(isSealedNow(room) ? sealedBoldWords[base.kind] : boldWords[base.kind])}
          </p>
        )}
        <p className={styles['note']}>{t('报价一经系统受理不得撤回，以服务器接收时间为准。')}</p>
        <p className={styles['lock']} role="status">
          {lock && t(lock.text, lock.values)}
        </p>
        <Answers key={String(mustWarn)} sends={sends} mustWarn={mustWarn} lock={lock} quoter={quoter} yes={yes} />
      </div>
    </Dialog>
  )
}
