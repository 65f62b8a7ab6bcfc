import { dueText } from '#src/features/calendar/due-text.ts'
import { calendarFile } from '#src/features/calendar/calendar-file.ts'
import type { Deadline } from '#src/model/notice/detail.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { saveFile } from '#src/shared/ui/file/download.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import styles from './Deadlines.module.css'
import { deadlineLabels } from './labels.ts'

const labels: Readonly<Record<string, string>> = deadlineLabels

type Props = { deadlines: readonly Deadline[]; title: string; id: string }

/** The dates that follow from a notice, and a calendar file of those to come. */
export function Deadlines({ deadlines, title, id }: Props) {
  const t = useT()
  const now = useNow()
  if (deadlines.length === 0) return null
  const coming = deadlines.filter(({ at }) => at > now)
  const timeOf = ({ at, workingDays }: Deadline) =>
    workingDays ? t('{{time}}（{{count}} 个工作日）', { time: dueText(t, at), count: workingDays }) : exactTime(at)
  const nameOf = ({ kind }: Deadline) => t(labels[kind] ?? kind)
  const handleClick = () => {
    const address = location.href
    const reminders = coming.map((one) => ({
      id: `${id}-${one.kind}`,
      title: `${nameOf(one)}：${title}`,
      at: one.at,
    }))
    const text = calendarFile({ reminders, address, notes: address, now: serverNow(), host: location.hostname })
    saveFile(new Blob([text], { type: 'text/calendar' }), `${id}.ics`)
    showToast('success', t('日历文件已保存，打开后会在开始前一小时提醒您'))
  }
  return (
    <section className={styles['deadlines']} aria-label={t('重要日期')}>
      <div className={styles['head']}>
        <h2>{t('重要日期')}</h2>
        {coming.length > 0 && (
          <Button look="text" onClick={handleClick}>
            {t('加入日历')}
          </Button>
        )}
      </div>
      <Facts
        items={deadlines.map((one) => ({
          label: nameOf(one),
          value: (
            <span className={one.at <= now ? 'muted' : undefined}>
              {timeOf(one)}
              {one.at <= now ? ` · ${t('已过')}` : ''}
            </span>
          ),
        }))}
      />
    </section>
  )
}
