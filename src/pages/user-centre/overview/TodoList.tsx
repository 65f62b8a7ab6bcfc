import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import type { Todo } from '#src/model/overview/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { ListRow } from '#src/shared/ui/list/ListRow.tsx'
import styles from './overview.module.css'

/** With less time left than this, a matter is urgent (domain 6.8). */
const urgentMs = 24 * 3_600_000

function Deadline({ at }: { at: number }) {
  const t = useT()
  const now = useNow()
  const isUrgent = at - now < urgentMs
  const isOver = at <= now
  return (
    <span className={isUrgent ? styles['urgent'] : undefined}>
      <span className="number">{t('截止 {{time}}', { time: exactTime(at) })}</span>{' '}
      {isUrgent && <b>{isOver ? t('已逾期') : t('即将到期')} </b>}
      {!isOver && <TimeLeft deadline={at} />}
    </span>
  )
}

/** The matters that wait for the person, the most urgent first. */
export function TodoList({ todos }: { todos: readonly Todo[] }) {
  const t = useT()
  return (
    <Card title={t('待办事项')} note={todos.length > 0 && t('共 {{count}} 项', { count: todos.length })}>
      {todos.length === 0 ? (
        <EmptyState text={t('没有待办事项')} minHeight={96} />
      ) : (
        <ul>
          {todos.map(({ id, title, deadline, link }) => (
            <ListRow
              key={id}
              title={<TranslatedText>{title}</TranslatedText>}
              aside={deadline ? <Deadline at={deadline} /> : null}
              actions={
                <Button look="text" href={link}>
                  {t('去处理')}
                  <TranslatedText className="visuallyHidden">{title}</TranslatedText>
                </Button>
              }
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
