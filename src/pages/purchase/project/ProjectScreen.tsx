import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isProcurementId, procurementDetailQuery } from '#src/features/procurement/detail-queries.ts'
import { ProjectLine } from '#src/features/procurement/ProjectLine.tsx'
import { PaymentReturn } from '#src/features/procurement/PaymentReturn.tsx'
import { SupplierPanel } from '#src/features/procurement/SupplierPanel.tsx'
import { paths } from '#src/model/paths.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { groupOf } from '#src/model/procurement/kinds.ts'
import { groupLabels } from '#src/model/procurement/labels.ts'
import type { ProcurementDetail } from '#src/model/procurement/schema.ts'
import { usePrinting } from '#src/shared/lib/hooks/use-printing.ts'
import { type DocumentHead, useDocumentHead } from '#src/shared/lib/navigation/document-head.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { summary } from '#src/shared/lib/text/text.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { DetailBoundary } from '#src/shared/ui/feedback/DetailBoundary.tsx'
import { OwnCrumb } from '#src/shared/ui/navigation/OwnCrumb.tsx'
import { TabLine } from '#src/shared/ui/navigation/TabLine.tsx'
import { TabPanel, Tabs, useTabsId } from '#src/shared/ui/navigation/Tabs.tsx'
import { Head } from './Head.tsx'
import { type ProjectTab, projectTabs, tabLabelOf } from './labels.ts'
import styles from './project.module.css'
import { Standstill } from './Standstill.tsx'
import { Files } from './tabs/Files.tsx'
import { Lots } from './tabs/Lots.tsx'
import { Notices } from './tabs/Notices.tsx'
import { Opening } from './tabs/Opening.tsx'
import { Overview } from './tabs/Overview.tsx'
import { Questions } from './tabs/Questions.tsx'
import { Result } from './tabs/Result.tsx'
import { Room } from './tabs/Room.tsx'
import { useProjectTab } from './use-project-tab.ts'

type Props = { project: ProcurementDetail }

const contents: Record<ProjectTab, ComponentType<Props>> = {
  overview: Overview,
  room: Room,
  lots: Lots,
  files: Files,
  questions: Questions,
  opening: Opening,
  result: Result,
  notices: Notices,
}

const countsOf = ({ lots, files, questions, opening, notices }: ProcurementDetail) => ({
  lots: lots.length,
  files: files.length,
  questions: questions.length,
  ...(opening == null ? {} : { opening: opening.length }),
  notices: notices.length,
})

/** One tab at a time; on paper all of them, one below the other, but for the room, which goes on. */
function Sections({ project }: Props) {
  const t = useT()
  const { active: named, show } = useProjectTab()
  const isPrinting = usePrinting()
  const id = useTabsId()
  const tabs = projectTabs.filter((tab) => tab !== 'room' || project.auction != null)
  const active = tabs.find((tab) => tab === named) ?? tabs[0]!
  if (isPrinting)
    return tabs
      .filter((tab) => tab !== 'room')
      .map((tab) => {
        const Content = contents[tab]
        return (
          <Card key={tab} title={t(tabLabelOf(tab, project.method))}>
            <Content project={project} />
          </Card>
        )
      })
  const counts: Partial<Record<ProjectTab, number>> = countsOf(project)
  const Content = contents[active]
  const label = t('项目内容')
  return (
    <Card
      label={label}
      tabs={
        <TabLine active={active}>
          <Tabs
            id={id}
            label={label}
            tabs={tabs.map((key) => ({
              key,
              label: t(tabLabelOf(key, project.method)),
              ...(counts[key] === undefined ? {} : { count: counts[key] }),
            }))}
            active={active}
            onChange={show}
          />
        </TabLine>
      }
    >
      <TabPanel id={id} active={active} className={styles['panel'] ?? ''}>
        <Content project={project} />
      </TabPanel>
    </Card>
  )
}

function headOf({ name, overview, no, purchaser }: ProcurementDetail): DocumentHead {
  const description = summary(overview.join('') || `${no} ${purchaser}`)
  return {
    title: name,
    description,
    image: null,
    type: 'website',
    data: { '@type': 'WebPage', name, description, about: { '@type': 'Organization', name: purchaser } },
  }
}

function Shown({ project }: Props) {
  const t = useT()
  const { addressOf } = useProjectTab()
  useDocumentHead(useMemo(() => headOf(project), [project]))
  const group = groupOf(project.method)
  return (
    <div className={styles['page']}>
      {group && (
        <OwnCrumb to={linkToPurchase.trade(group === 'tender' ? '1-0' : '0-0')}>{t(groupLabels[group])}</OwnCrumb>
      )}
      <PaymentReturn projectId={project.id} method={project.method} />
      <Head project={project} />
      <Standstill project={project} />
      <Card title={t('采购流程')} body="padded">
        <ProjectLine project={project} tabAddress={addressOf} />
      </Card>
      <div className={styles['columns']}>
        <aside className={styles['side']} aria-label={t('参与采购')}>
          <SupplierPanel project={project} />
        </aside>
        <div className={styles['main']}>
          <Sections project={project} />
        </div>
      </div>
    </div>
  )
}

/** One procurement project, by the `id` of the address (PU-03, PU-06). `listAddress`: where a reader without a project goes. */
function ProjectScreen({ listAddress }: { listAddress: string }) {
  const t = useT()
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const query = useQuery(procurementDetailQuery(id))
  return (
    <div className={`content ${styles['screen']}`}>
      <DetailBoundary
        query={query}
        height={720}
        isUnnamed={!isProcurementId(id)}
        missing={{
          text: t('采购项目不存在，可能尚未公告'),
          link: { label: t('查看采购项目'), to: listAddress },
        }}
      >
        {(project) => <Shown key={project.id} project={project} />}
      </DetailBoundary>
    </div>
  )
}

export const TradeDetailPage = () => <ProjectScreen listAddress={linkToPurchase.trade('1-0')} />
export const BoardProjectPage = () => <ProjectScreen listAddress={paths.purchaseProject} />
