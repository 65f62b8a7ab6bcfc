import { useRead } from '#src/features/messages/commands.ts'
import { MessageRow } from '#src/features/messages/MessageRow.tsx'
import type { MessageFilter } from '#src/features/messages/queries.ts'
import type { Message } from '#src/model/message/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { ChoiceBar } from '#src/features/user-centre/ChoiceBar.tsx'
import { useChoice } from '#src/features/user-centre/use-choice.ts'
import { useMoves } from './use-moves.ts'

/** The messages of one page, with actions on one or on the chosen ones. */
export function MessageRows({ messages, filter }: { messages: readonly Message[]; filter: MessageFilter }) {
  const t = useT()
  const { kind, state, page } = filter
  const choice = useChoice(
    messages.map(({ id }) => id),
    `${kind} ${state} ${page}`,
  )
  const read = useRead()
  const { isMoving, remove, restore } = useMoves(choice.drop)
  const isNone = choice.chosen.length === 0
  const unread = messages.filter(({ id, isRead }) => !isRead && choice.isChosen(id)).map(({ id }) => id)
  const inBin = state === 'bin'
  const move = inBin ? restore : remove
  const label = inBin ? t('恢复') : t('删除')
  return (
    <>
      <ChoiceBar choice={choice}>
        {!inBin && (
          <Button isOff={unread.length === 0 || read.isPending} onClick={() => read.mutate(unread)}>
            {t('标为已读')}
          </Button>
        )}
        <Button isOff={isNone || isMoving} onClick={() => move(choice.chosen)}>
          {inBin ? t('恢复所选') : t('删除所选')}
        </Button>
      </ChoiceBar>
      <ul>
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            to={linkToOwn.message(message.id, kind ?? undefined)}
            isChosen={choice.isChosen(message.id)}
            onChoose={(isOn) => choice.choose(message.id, isOn)}
            action={{ label, isBusy: isMoving, run: () => move([message.id]) }}
          />
        ))}
      </ul>
    </>
  )
}
