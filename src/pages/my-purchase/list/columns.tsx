import { Link } from 'react-router-dom'
import { exactTime } from '#src/model/time/exact.ts'
import { dueText } from '#src/features/procurement/due-text.ts'
import { Documents } from '#src/features/procurement/supplier/Documents.tsx'
import { FollowButton } from '#src/features/procurement/supplier/FollowButton.tsx'
import { HandoverButton } from '#src/features/procurement/supplier/HandoverButton.tsx'
import { PayButton } from '#src/features/procurement/supplier/PayButton.tsx'
import { Bonds, Objections, Questions, Responses, Results } from '#src/features/procurement/supplier/Records.tsx'
import { ProcurementStageTag } from '#src/features/procurement/ProcurementStageTag.tsx'
import { methodLabels } from '#src/model/procurement/labels.ts'
import { openPaymentLabels, taskLabelOf } from '#src/model/procurement/supplier/labels.ts'
import { invitedUntil, openPurchase, ownActs, priceWayOf, taskOf } from '#src/model/procurement/supplier/rules.ts'
import type { OwnProcurement, OwnTab } from '#src/model/procurement/supplier/schema.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { atBeat } from '#src/shared/lib/time/heartbeat.ts'
import type { Translate } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import type { Column } from '#src/shared/ui/list/DataTable.tsx'
import { Due, Moment } from './Moment.tsx'
import { BondState, EnrolmentTag, HandedIn } from './states.tsx'
import styles from './purchase.module.css'

type Columns = readonly Column<OwnProcurement>[]

const methodOf = (method: string, t: Translate): string =>
  Object.hasOwn(methodLabels, method) ? t(methodLabels[method as keyof typeof methodLabels]) : method

const projectColumn = (t: Translate, width = '24%'): Column<OwnProcurement> => ({
  key: 'project',
  header: t('项目'),
  isPrimary: true,
  width,
  render: ({ project }) => (
    <div className={styles['project']}>
      <Link to={linkToPurchase.detail(project.id)} lang="zh-CN">
        {project.name}
      </Link>
      <span className="muted number">{project.no}</span>
      <span>
        <ProcurementStageTag schedule={project.schedule} method={project.method} />
      </span>
    </div>
  ),
})

/** What a supplier does next, and until when: enrol where it is invited, else the next task. */
function nextOf({ project, own }: OwnProcurement, t: Translate): { label: string; due: string | null } {
  const now = atBeat()
  const task = taskOf(project, own, now)
  if (task) {
    const label = taskLabelOf(task.act, { method: project.method, isFree: own.filePrice === '0' })
    return { label: t(label), due: dueText(t, task, now) }
  }
  const until = invitedUntil(project, own, now)
  if (until === null) return { label: t('查看'), due: null }
  return { label: t('立即报名'), due: t('截止 {{time}}', { time: exactTime(until) }) }
}

/** The next act of a project with its end, or the way to the procurement system. */
function Next(row: OwnProcurement, t: Translate) {
  const { project, own } = row
  const { label, due } = nextOf(row, t)
  return (
    <div className={styles['next']}>
      {taskOf(project, own, atBeat())?.act === 'respond' ? (
        <HandoverButton look="text" projectId={project.id} name={project.name} />
      ) : (
        <Button look="text" to={linkToPurchase.detail(project.id)}>
          {label}
          <span className="visuallyHidden" lang="zh-CN">
            {project.name}
          </span>
        </Button>
      )}
      {due && <Due text={due} />}
    </div>
  )
}

const documentsText = ({ own, project }: OwnProcurement, t: Translate): string => {
  if (own.standing.hasDocuments) return t('可下载 {{count}} 份', { count: own.files.length })
  if (!own.standing.isEnrolled) return '—'
  const isOnSale = atBeat() < project.schedule.saleTo
  if (own.filePrice === '0') return isOnSale ? t('待获取') : t('未获取')
  return isOnSale ? t('待购买') : t('未购买')
}

const moment = (
  key: string,
  header: string,
  at: (row: OwnProcurement) => number | null | undefined,
): Column<OwnProcurement> => ({
  key,
  header,
  isMuted: true,
  render: (row: OwnProcurement) => <Moment at={at(row)} />,
})

/** Every column has its share: on paper, without the last one, they share what that leaves. */
const projects = (t: Translate): Columns => [
  projectColumn(t, '19%'),
  { key: 'method', header: t('采购方式'), width: '9.5%', render: ({ project }) => methodOf(project.method, t) },
  { key: 'enrolment', header: t('报名状态'), width: '10%', render: (row) => <EnrolmentTag row={row} /> },
  { key: 'files', header: t('文件下载'), width: '9%', render: (row) => documentsText(row, t) },
  {
    key: 'deadline',
    header: t('响应/投标截止'),
    isMuted: true,
    width: '11%',
    render: ({ project, own }) => (
      <>
        <Moment at={project.schedule.deadlineAt} />
        <HandedIn own={own} method={project.method} />
      </>
    ),
  },
  { key: 'bond', header: t('保证金'), width: '8.5%', render: ({ own }) => <BondState own={own} /> },
  { ...moment('opening', t('开标/开启时间'), ({ project }) => project.schedule.deadlineAt), width: '10%' },
  {
    key: 'result',
    header: t('结果'),
    width: '11%',
    render: ({ project, own }) => <ResultCell own={own} method={project.method} />,
  },
  { key: 'next', header: t('操作'), isActions: true, width: '12%', render: (row) => Next(row, t) },
]

function ResultCell({ own, method }: Pick<OwnProcurement, 'own'> & { method: string }) {
  const isOpen = own.results.every(({ outcome }) => outcome === 'open')
  return isOpen ? '—' : <Results own={own} method={method} />
}

const documents = (t: Translate): Columns => [
  projectColumn(t),
  {
    key: 'files',
    header: t('采购文件'),
    width: '54%',
    render: ({ project, own }) => {
      if (own.files.length > 0) return <Documents own={own} />
      const open = openPurchase(own)
      if (open) return <StateTag labels={openPaymentLabels} state={open.state} />
      if (!ownActs(project, own, atBeat()).includes('pay')) return t('未在发售期内获取')
      return (
        <PayButton
          projectId={project.id}
          name={project.name}
          method={project.method}
          paidFor="documents"
          amount={own.filePrice}
          until={project.schedule.saleTo}
          label={own.filePrice === '0' ? t('免费获取采购文件') : t('购买采购文件')}
        />
      )
    },
  },
  moment('sale', t('发售截止'), ({ project }) => project.schedule.saleTo),
]

const bonds = (t: Translate): Columns => [
  projectColumn(t),
  {
    key: 'bonds',
    header: t('保证金'),
    width: '52%',
    render: ({ project, own }) => (
      <Bonds
        own={own}
        name={project.name}
        method={project.method}
        mayPay={ownActs(project, own, atBeat()).includes('bond')}
        until={project.schedule.deadlineAt}
      />
    ),
  },
  moment('deadline', t('到账截止'), ({ project }) => project.schedule.deadlineAt),
]

const questions = (t: Translate): Columns => [
  projectColumn(t),
  { key: 'questions', header: t('提问与答复'), width: '52%', render: (row) => <Questions {...row} /> },
  moment('until', t('提问截止'), ({ project }) => project.schedule.questionsUntil),
]

const objections = (t: Translate): Columns => [
  projectColumn(t),
  { key: 'objections', header: t('异议与答复'), render: ({ own }) => <Objections own={own} /> },
]

const results = (t: Translate): Columns => [
  projectColumn(t),
  {
    key: 'responses',
    header: t('响应报价'),
    render: ({ project: { method }, own }) =>
      own.responses.length > 0 ? (
        <Responses own={own} method={method} />
      ) : priceWayOf(method) === 'quote' ? (
        t('未报价')
      ) : (
        t('未递交')
      ),
  },
  { key: 'results', header: t('结果'), render: ({ project, own }) => <Results own={own} method={project.method} /> },
  moment('result', t('公告时间'), ({ project }) => project.schedule.resultAt ?? project.schedule.terminatedAt),
]

const follows = (t: Translate): Columns => [
  projectColumn(t),
  { key: 'method', header: t('采购方式'), width: '12%', render: ({ project }) => methodOf(project.method, t) },
  { key: 'purchaser', header: t('采购人'), lang: 'zh-CN', isMuted: true, render: ({ project }) => project.purchaser },
  moment('sale', t('发售截止'), ({ project }) => project.schedule.saleTo),
  moment('deadline', t('响应/投标截止'), ({ project }) => project.schedule.deadlineAt),
  {
    key: 'follow',
    header: t('操作'),
    isActions: true,
    render: ({ project }) => <FollowButton projectId={project.id} name={project.name} />,
  },
]

const columnsOf: Record<OwnTab, (t: Translate) => Columns> = {
  projects,
  documents,
  bonds,
  questions,
  objections,
  results,
  follows,
}

export const columnsIn = (tab: OwnTab, t: Translate): Columns => columnsOf[tab](t)
