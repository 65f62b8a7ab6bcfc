import { useState } from 'react'
import { inSentence } from '#src/shared/lib/text/in-sentence.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { plainAmount } from '../price/show.ts'
import type { Bidding } from '../state/use-bidding.ts'
import { useRoomAction } from './use-room-action.ts'
import { ActionButton, ActionTrouble } from './ActionButton.tsx'
import { ActionQuestion } from './ActionQuestion.tsx'
import styles from './quote-box.module.css'

type Props = { bidding: Bidding }
type Answer = 'exercise' | 'waive'

/** The confirmation texts for either answer. */
function useTexts({ right: rightOf, room: { current, rules } }: Bidding, answer: Answer) {
  const t = useT()
  const right = inSentence(t(rightOf))
  const amount = plainAmount(current, rules)
  if (answer === 'exercise')
    return {
      title: t('行使{{right}}', { right }),
      text: t('确定以 {{amount}} 行使{{right}}？一经受理不得撤回，竞得后须按期签订合同并付款。', { amount, right }),
    }
  return {
    title: t('放弃{{right}}', { right }),
    text: t('确定放弃{{right}}？一经受理不得撤回，您将不能再以 {{amount}} 行使。', { amount, right }),
  }
}

type QuestionProps = Props & { answer: Answer; onClose: () => void; onYes: () => void }

function Question({ bidding, answer, onClose, onYes }: QuestionProps) {
  const { title, text } = useTexts(bidding, answer)
  return <ActionQuestion title={title} text={text} yes={title} onClose={onClose} onYes={onYes} />
}

/** The holder of the right of first refusal answers after the room (domain 3.7). */
export function PriorityBox({ bidding }: Props) {
  const t = useT()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const { busy, trouble, act } = useRoomAction(bidding)
  const { room, actionBlocker } = bidding
  const { me, current, rules } = room
  const right = inSentence(t(bidding.right))
  if (me?.priority?.canAnswer !== true)
    return (
      <div className={styles['quote']}>
        <p>{t('优先权人正在确认是否行使优先权，请等待结果')}</p>
      </div>
    )
  const close = () => setAnswer(null)
  const send = (given: Answer) => {
    close()
    act(given)
  }
  return (
    <div className={styles['quote']}>
      <p>
        {t('是否以最高报价 {{amount}} 行使{{right}}？同价即可，无须加价；逾期未答复视为放弃。', {
          amount: plainAmount(current, rules),
          right,
        })}
      </p>
      <ActionButton isMain blocker={actionBlocker} busy={busy} onDo={() => setAnswer('exercise')}>
        {t('行使{{right}}', { right })}
      </ActionButton>
      <ActionButton blocker={actionBlocker} busy={busy} onDo={() => setAnswer('waive')}>
        {t('放弃')}
      </ActionButton>
      <ActionTrouble blocker={actionBlocker} head={bidding.head} trouble={trouble} />
      {answer && <Question bidding={bidding} answer={answer} onClose={close} onYes={() => send(answer)} />}
    </div>
  )
}
