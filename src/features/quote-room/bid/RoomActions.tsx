import { Fragment, type ReactNode, useState } from 'react'
import type { RoomAction } from '#src/model/bidding/calls.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import type { Bidding } from '../state/use-bidding.ts'
import { useAlarm } from '../voice/alarms.ts'
import { ActionQuestion } from './ActionQuestion.tsx'
import { BlockerNote } from './BlockerNote.tsx'
import { Dock } from './Dock.tsx'
import { useRoomAction } from './use-room-action.ts'
import amountStyles from '../amount/amount.module.css'
import styles from './quote-box.module.css'

type Action = {
  act: RoomAction
  label: ReactNode
  isMain?: boolean
  /** Asked before an action that cannot be undone. An open question stays when its action is no longer offered. */
  question?: { title: string; text: string; yes: string }
  isOffered?: boolean
  /** Below the button. */
  note?: ReactNode
}

type Props = { bidding: Bidding; actions: readonly Action[]; hidesBlocker?: boolean }

/** Actions that are no quotes: confirm, queue, pay, answer; below them why none is possible now, or why the last one failed. */
export function RoomActions({ bidding, actions, hidesBlocker = false }: Props) {
  const { actionBlocker, head, room } = bidding
  const { busy, trouble, act } = useRoomAction(bidding)
  const [actionInQuestion, setActionInQuestion] = useState<RoomAction | null>(null)
  const isOff = busy || actionBlocker !== null
  const question = actions.find((action) => action.act === actionInQuestion)?.question
  useAlarm(trouble)
  const close = () => setActionInQuestion(null)
  const confirm = () => {
    close()
    if (actionInQuestion !== null) act(actionInQuestion)
  }
  return (
    <>
      {actions.map(({ act: name, label, isMain = false, question: asks, isOffered = true, note }) => {
        const press = () => (asks ? setActionInQuestion(name) : act(name))
        return (
          <Fragment key={name}>
            {isOffered && isMain && (
              <Dock room={room}>
                <Button look="primary" size="large" className={styles['send']} isOff={isOff} onClick={press}>
                  {label}
                </Button>
              </Dock>
            )}
            {isOffered && !isMain && (
              <Button size="large" isOff={isOff} onClick={press}>
                {label}
              </Button>
            )}
            {note}
          </Fragment>
        )
      })}
      <BlockerNote blocker={hidesBlocker ? null : actionBlocker} head={head} />
      <p className={amountStyles['problem']}>{trouble}</p>
      {question && <ActionQuestion {...question} onClose={close} onYes={confirm} />}
    </>
  )
}
