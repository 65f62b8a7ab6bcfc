import { type ReactNode, useId } from 'react'
import { bondLabelOf } from '#src/model/procurement/labels.ts'
import { supplierStepLabels } from '#src/model/procurement/supplier/labels.ts'
import { doneSteps, lotNameOf, mayAddLots, ownActs } from '#src/model/procurement/supplier/rules.ts'
import type { Participation } from '#src/model/procurement/supplier/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { Steps } from '#src/shared/ui/display/Steps.tsx'
import { Documents } from './Documents.tsx'
import { EnrolButton, WriteButton } from './forms.tsx'
import { HandoverButton } from './HandoverButton.tsx'
import { NextAct } from './NextAct.tsx'
import { OpenPayment } from './payment/OpenPayment.tsx'
import type { SuppliedProject } from './project.ts'
import { Bonds, Objections, Questions, Responses, Results } from './Records.tsx'
import styles from './supplier.module.css'

function Block({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles['block']} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

type Props = { project: SuppliedProject; own: Participation; now: number }

function Course({ project, own }: Omit<Props, 'now'>) {
  const t = useT()
  const steps = doneSteps(project.method, own)
  const current = steps.findIndex(({ isDone }) => !isDone)
  return (
    <Steps
      label={t('参与进度')}
      narrow="compact"
      steps={steps.map(({ step, isDone }, index) => ({
        label: t(supplierStepLabels[step]),
        state: isDone ? 'done' : index === current ? 'current' : 'waiting',
      }))}
    />
  )
}

function Asking({ project, own, now }: Props) {
  const t = useT()
  const mayAsk = ownActs(project, own, now).includes('ask')
  if (!mayAsk && own.questions.length === 0) return null
  return (
    <Block title={t('提问与答复')}>
      <Questions own={own} project={project} />
      {mayAsk && (
        <WriteButton
          kind="question"
          projectId={project.id}
          name={project.name}
          company={own.enrolment?.company ?? ''}
          until={project.schedule.questionsUntil}
        />
      )}
    </Block>
  )
}

function Objecting({ project, own, now }: Props) {
  const t = useT()
  const mayObject = ownActs(project, own, now).includes('object')
  if (!mayObject && own.objections.length === 0) return null
  const { publicityTo, pausedSince } = project.schedule
  return (
    <Block title={t('异议')}>
      <Objections own={own} />
      {mayObject && (
        <WriteButton
          kind="objection"
          projectId={project.id}
          name={project.name}
          company={own.enrolment?.company ?? ''}
          until={publicityTo ?? now}
          isHalted={pausedSince != null}
        />
      )}
    </Block>
  )
}

/** The way to further lots while the documents are sold. */
function MoreLots({ project, own, now }: Props) {
  const t = useT()
  const { name, schedule } = project
  if (!own.party || !mayAddLots(project, own, now)) return null
  return (
    <div className={styles['line']}>
      <EnrolButton own={own} party={own.party} name={name} until={schedule.saleTo} />
      <span className="muted">{t('{{time}} 前可增加标段', { time: exactTime(schedule.saleTo) })}</span>
    </div>
  )
}

/** What an enrolled supplier has done, has to do next, and may do now. */
export function Enrolled({ project, own, now }: Props) {
  const t = useT()
  const acts = ownActs(project, own, now)
  const { enrolment, standing } = own
  const { id: projectId, name } = project
  const hasOpenResult = own.results.every(({ outcome }) => outcome === 'open')
  return (
    <div className={styles['stack']}>
      <Course project={project} own={own} />
      <OpenPayment own={own} method={project.method} />
      <NextAct project={project} own={own} now={now} />
      {!hasOpenResult && (
        <Block title={t('采购结果')}>
          <Results own={own} method={project.method} />
        </Block>
      )}
      {standing.hasDocuments && (
        <Block title={t('采购文件')}>
          <Documents own={own} />
        </Block>
      )}
      {own.bonds.length > 0 && standing.hasDocuments && (
        <Block title={t(bondLabelOf(project.method))}>
          <Bonds
            own={own}
            name={name}
            method={project.method}
            mayPay={acts.includes('bond')}
            until={project.schedule.deadlineAt}
          />
        </Block>
      )}
      {standing.hasDocuments && project.method !== 'auction' && (
        <Block title={t('响应文件')}>
          {own.responses.length > 0 ? (
            <Responses own={own} method={project.method} />
          ) : (
            <p className="muted">{t('尚未递交')}</p>
          )}
          {acts.includes('respond') && <HandoverButton projectId={projectId} name={name} />}
        </Block>
      )}
      {project.method === 'auction' && own.responses.length > 0 && (
        <Block title={t('竞价报价')}>
          <Responses own={own} method={project.method} />
        </Block>
      )}
      <Asking project={project} own={own} now={now} />
      <Objecting project={project} own={own} now={now} />
      {enrolment && (
        <Facts
          layout="ends"
          label={t('报名信息')}
          items={[
            { label: t('报名编号'), value: enrolment.no },
            { label: t('报名时间'), value: exactTime(enrolment.at) },
            {
              label: t('报名标段'),
              value: enrolment.lotIds.map((id) => lotNameOf(own, id)).join('、'),
              lang: 'zh-CN',
            },
            { label: t('报名单位'), value: enrolment.company, lang: 'zh-CN' },
            { label: t('联系人'), value: `${enrolment.contact} ${enrolment.telPhone}`, lang: 'zh-CN' },
          ]}
        />
      )}
      <MoreLots project={project} own={own} now={now} />
      <Button look="link" to={linkToOwn.purchases()}>
        {t('查看我的采购')}
      </Button>
    </div>
  )
}
