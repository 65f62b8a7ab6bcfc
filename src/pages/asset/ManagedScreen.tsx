import type { ReactNode } from 'react'
import { stepStateLabels } from '#src/features/asset-detail/labels.ts'
import { listingAddress } from '#src/features/listing/ListingLink.tsx'
import type { ManagedProject } from '#src/model/listing/detail.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { Timeline } from '#src/shared/ui/display/Timeline.tsx'
import { labelOf } from '#src/shared/ui/display/tone.ts'
import styles from './asset.module.css'
import { Overview } from './overview/Overview.tsx'
import { Sections } from './sections/Sections.tsx'
import { PrintedDetails } from './print/PrintedDetails.tsx'
import { BranchPanel, Contacts } from './related/Side.tsx'
import { usePrinting } from '#src/shared/lib/hooks/use-printing.ts'

function Progress({ steps }: Pick<ManagedProject, 'steps'>) {
  const t = useT()
  return (
    <Card title={t('项目进度')} body="padded">
      {steps.length === 0 ? (
        <EmptyState text={t('暂无进度信息')} minHeight={120} />
      ) : (
        <Timeline
          items={steps.map(({ name, at, state, note }) => ({
            at: at ?? null,
            time: dateTime(at),
            title: <span lang="zh-CN">{name}</span>,
            tag: <StateTag labels={stepStateLabels} state={state} />,
            tone: labelOf(stepStateLabels, state).tone,
            text: note,
            isMarked: state !== 'waiting',
            isCurrent: state === 'current',
          }))}
        />
      )}
    </Card>
  )
}

function Responsible({ department, manager }: Pick<ManagedProject, 'department' | 'manager'>) {
  const t = useT()
  return (
    <Card title={t('责任部门')} body="padded">
      <Facts
        items={[
          { label: t('部门'), value: department, lang: 'zh-CN' },
          { label: t('项目经理'), value: manager, lang: 'zh-CN' },
        ]}
      />
    </Card>
  )
}

/** A project under management: its facts, the responsible department and its progress (LS-08); `note` is shown above all of them. */
export function ManagedScreen({ project, note }: { project: ManagedProject; note: ReactNode }) {
  const t = useT()
  const isPrinting = usePrinting()
  return (
    <div className={`content ${styles['page']}`}>
      {note}
      <Overview asset={project}>
        <Actions>
          <Button look="link" to={listingAddress(project)}>
            {t('查看项目公开页面')}
          </Button>
          <Button look="text" onClick={() => window.print()}>
            {t('打印')}
          </Button>
        </Actions>
      </Overview>
      <Progress steps={project.steps} />
      {isPrinting ? (
        <PrintedDetails asset={project} />
      ) : (
        <div className={styles['columns']}>
          <Sections asset={project} quotes={[]} />
          <aside className={styles['column']}>
            <Responsible department={project.department} manager={project.manager} />
            <Contacts contacts={project.contacts} typeCode={project.typeCode} />
            {project.branch && <BranchPanel branch={project.branch} />}
          </aside>
        </div>
      )}
    </div>
  )
}
