import type { ReactNode } from 'react'
import { taskLabelOf } from '#src/model/procurement/supplier/labels.ts'
import { lotNameOf, openPurchase, taskOf } from '#src/model/procurement/supplier/rules.ts'
import type { Participation } from '#src/model/procurement/supplier/schema.ts'
import type { SupplierTask } from '#src/model/procurement/supplier/states.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { dueText } from '../due-text.ts'
import { HandoverButton } from './HandoverButton.tsx'
import { PayButton } from './PayButton.tsx'
import type { SuppliedProject } from './project.ts'
import styles from './supplier.module.css'

type Task = { act: SupplierTask; until: number }
type Props = { project: SuppliedProject; own: Participation; now: number }

/** The button of the next act: a bond is that of the first lot that misses it. */
function ActButton({ task, project, own }: Omit<Props, 'now'> & { task: Task }): ReactNode {
  const t = useT()
  const { id: projectId, name, method } = project
  const { act, until } = task
  const common = { projectId, name, method, look: 'primary' } as const
  if (act === 'pay') {
    const isFree = own.filePrice === '0'
    const label = isFree ? t('免费获取采购文件') : t('购买采购文件')
    return <PayButton {...common} paidFor="documents" amount={own.filePrice} until={until} label={label} />
  }
  if (act === 'respond') return <HandoverButton projectId={projectId} name={name} look="primary" />
  if (act === 'quote')
    return (
      project.auction && (
        <Button look="primary" to={linkToOwn.quoteHall(project.auction.roomId)}>
          {t('进入竞价厅')}
        </Button>
      )
    )
  const due = own.bonds.find(({ state }) => state === 'due')
  if (!due) return null
  const lot = lotNameOf(own, due.lotId)
  return (
    <PayButton
      {...common}
      paidFor="bond"
      lot={{ id: due.lotId, name: lot }}
      amount={due.amount}
      until={until}
      label={t('交纳保证金：{{lot}}', { lot })}
    />
  )
}

/** The one thing that an enrolled supplier has to do next, with its deadline. */
export function NextAct({ project, own, now }: Props) {
  const t = useT()
  const task = taskOf(project, own, now)
  // One payment at a time: the open one is shown by itself.
  if (!task || ((task.act === 'pay' || task.act === 'bond') && openPurchase(own))) return null
  const label = taskLabelOf(task.act, { method: project.method, isFree: own.filePrice === '0' })
  return (
    <Callout tone="warning">
      <div className={styles['stack']}>
        <p className={styles['text']}>
          <strong>{t('下一步：{{act}}', { act: t(label) })}</strong>
          <br />
          {dueText(t, task, now)}
        </p>
        <div className={styles['line']}>
          <ActButton task={task} project={project} own={own} />
        </div>
      </div>
    </Callout>
  )
}
