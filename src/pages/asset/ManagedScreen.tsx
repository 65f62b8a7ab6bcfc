import type { ReactNode } from 'react'
import { stepStateLabels } from '#src/features/asset-detail/labels.ts'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import type { ManagedProject } from '#src/model/listing/detail.ts'
import { labelOf } from '#src/model/listing/labels.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import styles from './asset.module.css'
import { Facts } from './overview/Facts.tsx'
import { Gallery } from './overview/Gallery.tsx'
import { Headline } from './overview/Headline.tsx'
import managed from './ManagedScreen.module.css'
import { Sections } from './sections/Sections.tsx'
import { Sheet } from './print/Sheet.tsx'
import { BranchPanel, Contacts } from './related/Side.tsx'
import { usePrinting } from './print/use-printing.ts'

function Steps({ steps }: Pick<ManagedProject, 'steps'>) {
  const t = useT()
  return (
    <Card title={t('项目进度')}>
      {steps.length === 0 ? (
        <EmptyState text={t('暂无进度信息')} minHeight={120} />
      ) : (
        <ol className={managed['steps']}>
          {steps.map(({ name, at, state, note }) => (
            <li key={name} className={managed[state]} aria-current={state === 'current' ? 'step' : undefined}>
              <p className={managed['line']}>
                <span className={managed['name']} lang="zh-CN">
                  {name}
                </span>
                <span className={managed['state']}>{t(labelOf(stepStateLabels, state))}</span>
                <time className="number">{dateTime(at)}</time>
              </p>
              {note && (
                <p className={managed['note']} lang="zh-CN">
                  {note}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

function Responsible({ department, manager }: Pick<ManagedProject, 'department' | 'manager'>) {
  const t = useT()
  return (
    <Card title={t('责任部门')}>
      <dl className={managed['responsible']}>
        <dt>{t('部门')}</dt>
        <dd lang="zh-CN">{department}</dd>
        <dt>{t('项目经理')}</dt>
        <dd lang="zh-CN">{manager}</dd>
      </dl>
    </Card>
  )
}

/** A project under management: its facts, who is responsible, and how far it has come (LS-08); above them what is to be said of all. */
export function ManagedScreen({ project, note }: { project: ManagedProject; note: ReactNode }) {
  const t = useT()
  const isPrinting = usePrinting()
  return (
    <div className={`content ${styles['page']}`}>
      {note}
      <section className={`${styles['card']} ${styles['top']}`} aria-labelledby="asset-name">
        <Gallery asset={project} />
        <div className={styles['facts']}>
          <Headline asset={project} />
          <Facts asset={project} />
          <p className={managed['public']}>
            <ListingLink row={project} className={styles['textLink']}>
              {t('查看项目公开页面')}
            </ListingLink>
            <button type="button" onClick={() => window.print()}>
              {t('打印')}
            </button>
          </p>
        </div>
      </section>
      <Steps steps={project.steps} />
      {isPrinting ? (
        <Sheet asset={project} />
      ) : (
        <div className={styles['columns']}>
          <Sections asset={project} quotes={[]} />
          <aside className={managed['side']}>
            <Responsible department={project.department} manager={project.manager} />
            <Contacts contacts={project.contacts} typeCode={project.typeCode} />
            {project.branch && <BranchPanel branch={project.branch} />}
          </aside>
        </div>
      )}
    </div>
  )
}
