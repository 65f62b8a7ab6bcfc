import type { ProcurementDetail } from '#src/model/procurement/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { deadlineLabelOf } from '../labels.ts'
import { yuanText } from '../amounts.ts'
import { OpeningNote } from '../LawNote.tsx'
import styles from '../project.module.css'

type Contact = ProcurementDetail['purchaserContact']

function Person({ contact: { name, phone, address } }: { contact: Contact }) {
  return (
    <>
      <span lang="zh-CN">{name}</span> <PhoneLink phone={phone} />
      <br />
      <span lang="zh-CN">{address}</span>
    </>
  )
}

function OpeningPlace({ project: { openingPlace, openingPlaceBefore } }: { project: ProcurementDetail }) {
  const t = useT()
  return (
    <>
      <span lang="zh-CN">{openingPlace}</span>
      {openingPlaceBefore && (
        <span className="muted">
          <br />
          {t('原定地点：')}
          <span lang="zh-CN">{openingPlaceBefore}</span>
        </span>
      )}
    </>
  )
}

/** What is procured, who may take part, and how it is decided. */
export function Overview({ project }: { project: ProcurementDetail }) {
  const t = useT()
  const { overview, requirements, evaluation, funding, schedule, budget, filePrice, method } = project
  return (
    <div className={styles['texts']}>
      <section aria-label={t('采购内容')} lang="zh-CN">
        {overview.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <Facts
        layout="table"
        columns={2}
        isStacked
        items={[
          { label: t('采购预算'), value: yuanText(t, budget, { none: t('不公开') }) },
          { label: t('资金来源'), value: funding, lang: 'zh-CN' },
          { label: t('文件售价'), value: yuanText(t, filePrice, { zero: t('免费') }) },
          { label: t('文件获取时间'), value: `${exactTime(schedule.saleFrom)} – ${exactTime(schedule.saleTo)}` },
          { label: t('提问截止'), value: exactTime(schedule.questionsUntil) },
          { label: t(deadlineLabelOf(method)), value: exactTime(schedule.deadlineAt) },
          { label: t('开启地点'), value: <OpeningPlace project={project} />, isWide: true },
          {
            label: t('采购人联系人'),
            value: <Person contact={project.purchaserContact} />,
            isWide: !project.agencyContact,
          },
          project.agencyContact && { label: t('代理机构联系人'), value: <Person contact={project.agencyContact} /> },
        ]}
      />
      <section>
        <h3>{t('资格要求')}</h3>
        <ol lang="zh-CN">
          {requirements.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </section>
      <section>
        <h3>{t('评审办法')}</h3>
        <p lang="zh-CN">{evaluation}</p>
      </section>
      {method !== 'auction' && <OpeningNote method={method} />}
    </div>
  )
}
