import { useT } from '#src/shared/lib/text/i18n.ts'
import { roomAmount } from '../price/show.ts'
import type { Bidding } from '../state/use-bidding.ts'
import { RoomActions } from './RoomActions.tsx'
import styles from './quote-box.module.css'

type Props = { bidding: Bidding }

/** The holder of the right of first refusal answers after the room (domain 3.7). */
export function PriorityBox({ bidding }: Props) {
  const t = useT()
  const { right, room } = bidding
  const { me, current, rules } = room
  const amount = roomAmount(current, rules)
  if (me?.priority?.canAnswer !== true)
    return (
      <div className={styles['quote']}>
        <p>{t('优先权人正在确认是否行使优先权，请等待结果')}</p>
      </div>
    )
  const exercise = t('行使{{right}}', { right })
  const waive = t('放弃{{right}}', { right })
  return (
    <div className={styles['quote']}>
      <p>{t('是否以最高报价 {{amount}} 行使{{right}}？同价即可，无须加价；逾期未答复视为放弃。', { amount, right })}</p>
      <RoomActions
        bidding={bidding}
        actions={[
          {
            act: 'exercise',
            label: exercise,
            isMain: true,
            question: {
              title: exercise,
              text: t('确定以 {{amount}} 行使{{right}}？一经受理不得撤回，竞得后须按期签订合同并付款。', {
                amount,
                right,
              }),
              yes: exercise,
            },
          },
          {
            act: 'waive',
            label: t('放弃'),
            question: {
              title: waive,
              text: t('确定放弃{{right}}？一经受理不得撤回，您将不能再以 {{amount}} 行使。', { amount, right }),
              yes: waive,
            },
          },
        ]}
      />
    </div>
  )
}
