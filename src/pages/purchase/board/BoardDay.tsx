import { Link } from 'react-router-dom'
import { BudgetText } from '#src/features/procurement/BudgetText.tsx'
import { weekdayLabels } from '#src/features/procurement-search/labels.ts'
import { methodLabel } from '#src/features/procurement/method-label.ts'
import { ProcurementStageTag } from '#src/features/procurement/ProcurementStageTag.tsx'
import { nextDateLabelOf } from '#src/model/procurement/labels.ts'
import { TimeLeft } from '#src/features/listing/TimeLeft.tsx'
import { isByInvitation } from '#src/model/procurement/kinds.ts'
import type { ProcurementRow } from '#src/model/procurement/schema.ts'
import { paths, withQuery } from '#src/model/paths.ts'
import { weekdayOf } from '#src/model/time/month.ts'
import { daysLeft } from '#src/model/time/days-left.ts'
import { dateTime, parseShanghai } from '#src/model/time/shanghai.ts'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from './board.module.css'

/** A day in large figures, and how far it is. */
function DayHead({ day }: { day: string }) {
  const t = useT()
  const left = useAtBeat((now) => daysLeft(parseShanghai(day) ?? now, now))
  const nearest = [t('今天'), t('明天'), t('后天')][left]
  return (
    <h2 className={styles['day']} data-near={left < 3 || undefined}>
      <time dateTime={day} className="number">
        {day.slice(5)}
      </time>
      <span>{t(weekdayLabels[weekdayOf(day)] ?? '')}</span>
      <span>{nearest ?? t('{{n}} 天后', { n: left })}</span>
    </h2>
  )
}

const addressOf = (id: string): string => withQuery(paths.purchaseProjectDetail, { id })

function BoardItem({ row }: { row: ProcurementRow }) {
  const t = useT()
  const { id, no, name, method, region, purchaser, budget, schedule } = row
  const isOnSale = useAtBeat((now) => now < schedule.saleTo)
  // Others are invited by the purchaser.
  const canEnrol = isOnSale && !isByInvitation(method)
  return (
    <li className={styles['item']}>
      <span className={`number ${styles['hour']}`}>{dateTime(schedule.deadlineAt).slice(11)}</span>
      <span className={styles['what']}>
        <Link to={addressOf(id)} lang="zh-CN" title={name} className="clamp">
          {name}
        </Link>
        <span className={styles['facts']}>
          <Tag>{t(methodLabel(method))}</Tag>
          <ProcurementStageTag schedule={schedule} method={method} />
          <span className="number">{no}</span>
          <TranslatedText>{region}</TranslatedText>
          <span lang="zh-CN">{purchaser}</span>
        </span>
      </span>
      <span className={styles['numbers']}>
        <BudgetText budget={budget} />
        <small>
          {isOnSale ? t('文件发售剩余') : t(nextDateLabelOf('deadline', method) ?? '')}{' '}
          <TimeLeft deadline={isOnSale ? schedule.saleTo : schedule.deadlineAt} />
        </small>
      </span>
      <Button to={addressOf(id)} look={canEnrol ? 'primary' : 'default'} className="noPrint">
        {canEnrol ? t('去报名') : t('查看')}
        <span className="visuallyHidden" lang="zh-CN">
          {name}
        </span>
      </Button>
    </li>
  )
}

/** The projects with a deadline on one day. */
export function BoardDay({ day, rows }: { day: string; rows: readonly ProcurementRow[] }) {
  return (
    <section className={styles['group']}>
      <DayHead day={day} />
      <ul>
        {rows.map((row) => (
          <BoardItem key={row.id} row={row} />
        ))}
      </ul>
    </section>
  )
}
