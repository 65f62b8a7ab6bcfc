import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useSignedIn } from '#src/features/session/store.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { stepLabelOf } from '#src/model/procurement/labels.ts'
import type { ProcurementDetail, ProcurementNoticeRow } from '#src/model/procurement/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { date } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { scrollToAnchor } from '#src/shared/lib/navigation/scroll-to-anchor.ts'
import { atBeat, useAtBeat } from '#src/shared/lib/time/heartbeat.ts'
import { actLabels, freeDocumentsLabel, stepStateLabels } from './line/labels.ts'
import { type LineStep, lineOf } from './line/steps.ts'
import { noticeKindLabel } from './notice-kind.ts'
import styles from './ProjectLine.module.css'
import { participationQuery } from './supplier/queries.ts'
import { supplierPanelAnchor } from './SupplierPanel.tsx'

/** Where the steps are side by side, the year is left out if it is the present one. */
function Moment({ at }: { at: number }) {
  const text = exactTime(at)
  const isThisYear = text.slice(0, 4) === date(atBeat()).slice(0, 4)
  return (
    <time className="number" dateTime={new Date(at).toISOString()} title={text}>
      <span className={isThisYear ? styles['year'] : undefined}>{text.slice(0, 5)}</span>
      {text.slice(5)}
    </time>
  )
}

function Period({ from, to, state }: Pick<LineStep, 'from' | 'to' | 'state'>) {
  const t = useT()
  if (from === null) return <p className={styles['dates']}>{state === 'dropped' ? '—' : t('待定')}</p>
  return (
    <p className={styles['dates']}>
      <Moment at={from} />
      {to !== null && to !== from && (
        <>
          <span className={styles['until']}>{t('至')}</span>
          <Moment at={to} />
        </>
      )}
    </p>
  )
}

/** The notices of a step: several of a kind are one link to the notices of the project. */
function Notices({ notices, tabAddress }: { notices: readonly ProcurementNoticeRow[]; tabAddress: string }) {
  const t = useT()
  const kinds = [...new Set(notices.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const own = notices.filter((notice) => notice.kind === kind)
    const label = t(noticeKindLabel(own[0]!))
    return (
      <li key={kind}>
        {own.length === 1 ? (
          <Link to={linkToPurchase.notice(own[0]!.id)}>{label}</Link>
        ) : (
          <Link to={tabAddress} replace preventScrollReset>
            {t('{{label}}（{{count}} 份）', { label, count: own.length })}
          </Link>
        )}
      </li>
    )
  })
}

type StepProps = LineStep & { index: number; project: ProcurementDetail; tabAddress: (tab: string) => string }

function Step({ step, state, notices, files, acts, index, project, tabAddress, ...period }: StepProps) {
  const t = useT()
  const { method, schedule, filePrice } = project
  const isCurrent = state === 'current'
  const isHalted = schedule.pausedSince != null
  return (
    <li
      className={[styles[state], isHalted && isCurrent && styles['halted']].filter(Boolean).join(' ')}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={styles['mark']} aria-hidden>
        {state === 'done' ? '✓' : state === 'dropped' ? '×' : index + 1}
      </span>
      <div className={styles['body']}>
        <h3>
          {t(stepLabelOf(step, method))}
          <span className={styles['state']}>{isHalted && isCurrent ? t('已暂停') : t(stepStateLabels[state])}</span>
        </h3>
        <Period {...period} state={state} />
        {(notices.length > 0 || files.length > 0) && (
          <ul className={styles['links']}>
            <Notices notices={notices} tabAddress={tabAddress('notices')} />
            {files.length > 0 && (
              <li>
                <Link to={tabAddress('files')} replace preventScrollReset>
                  {t('文件（{{count}} 份）', { count: files.length })}
                </Link>
              </li>
            )}
          </ul>
        )}
        {acts.length > 0 && (
          <p className={`noPrint ${styles['acts']}`}>
            <span>{t('现在可以：')}</span>
            {acts.map((act) => (
              <button key={act} type="button" onClick={() => scrollToAnchor(supplierPanelAnchor)}>
                {act === 'pay' && filePrice === '0' ? t(freeDocumentsLabel) : t(actLabels[act])}
              </button>
            ))}
          </p>
        )}
      </div>
    </li>
  )
}

type Props = {
  project: ProcurementDetail
  /** The address of a tab of the project's page. */
  tabAddress: (tab: string) => string
}

/**
 * A project from its announcement to its contract: the state of every step, its dates, notices and files, and what the reader may do
 * (PU-03). The steps are side by side, one below the other where there is no room.
 */
export function ProjectLine({ project, tabAddress }: Props) {
  const t = useT()
  const isSignedIn = useSignedIn()
  const { data } = useQuery({ ...participationQuery(project.id), enabled: isSignedIn })
  const own = isSignedIn ? data : null
  const stepsAt = (now: number): LineStep[] => {
    if (own !== undefined) return lineOf(project, own, now)
    // Not known yet what this account may do.
    return lineOf(project, null, now).map((step) => ({ ...step, acts: [] }))
  }
  // Rendered again only when a step or an act begins or ends.
  useAtBeat((now) =>
    stepsAt(now)
      .map(({ state, acts }) => `${state} ${acts.join(' ')}`)
      .join(),
  )
  const steps = stepsAt(atBeat())
  return (
    <div className={styles['box']}>
      <ol className={styles['line']} aria-label={t('采购流程')}>
        {steps.map((step, index) => (
          <Step key={step.step} {...step} index={index} project={project} tabAddress={tabAddress} />
        ))}
      </ol>
    </div>
  )
}
