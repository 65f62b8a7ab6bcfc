import type { ProcurementDetail } from '#src/model/procurement/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { LawNote } from '../LawNote.tsx'
import styles from '../project.module.css'

/** The answered questions about the documents, without who asked. */
export function Questions({ project: { questions, schedule, method } }: { project: ProcurementDetail }) {
  const t = useT()
  const isOver = useAtBeat((now) => now >= schedule.questionsUntil)
  const until = exactTime(schedule.questionsUntil)
  return (
    <div className={styles['texts']}>
      <p className="muted">
        {isOver
          ? t('提问已于 {{time}} 截止。', { time: until })
          : t('购买文件的供应商可以在 {{time}} 前提问。', { time: until })}
      </p>
      {questions.length === 0 ? (
        <EmptyState text={t('没有已答复的提问')} minHeight={120} />
      ) : (
        <ul className={styles['questions']}>
          {questions.map(({ id, text, askedAt, answer, answeredAt }) => (
            <li key={id}>
              <p lang="zh-CN">
                <strong>{text}</strong>
              </p>
              <p className="muted number">{t('提问时间 {{time}}', { time: exactTime(askedAt) })}</p>
              <p lang="zh-CN">{answer}</p>
              <p className="muted number">{t('答复时间 {{time}}', { time: exactTime(answeredAt) })}</p>
            </li>
          ))}
        </ul>
      )}
      <LawNote source="clarification" method={method} text={t('澄清通知所有获取文件的供应商，不透露提问人。')} />
    </div>
  )
}
