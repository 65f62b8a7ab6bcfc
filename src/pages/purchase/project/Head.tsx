import type { ReactNode } from 'react'
import { NextDate } from '#src/features/procurement/NextDate.tsx'
import { ProcurementStageTag } from '#src/features/procurement/ProcurementStageTag.tsx'
import { categoryLabels, methodLabels } from '#src/model/procurement/labels.ts'
import { deadlineLabelOf } from './labels.ts'
import type { ProcurementDetail } from '#src/model/procurement/schema.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Share, Tool } from '#src/shared/ui/action/Share.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { yuanText } from './amounts.ts'
import styles from './project.module.css'
import { labelIn } from './label-in.ts'

type Props = { project: ProcurementDetail }

/** `action`: among the tools, to follow the project. */
export function Head({ project, action }: Props & { action?: ReactNode }) {
  const t = useT()
  const { name, no, method, category, region, purchaser, agency, budget, filePrice, lots, schedule } = project
  return (
    <Card as="article" label={name} body="stacked" className={styles['head']}>
      <div className={styles['tags']}>
        <ProcurementStageTag schedule={schedule} method={method} />
        <Tag>{t(labelIn(methodLabels, method))}</Tag>
        <Tag>{t(labelIn(categoryLabels, category))}</Tag>
        <NextDate schedule={schedule} method={method} />
      </div>
      <h1 className={styles['name']} lang="zh-CN" tabIndex={-1}>
        {name}
      </h1>
      <Facts
        layout="columns"
        columns={3}
        items={[
          { label: t('项目编号'), value: no },
          { label: t('采购人'), value: purchaser, lang: 'zh-CN' },
          { label: t('代理机构'), value: agency ?? t('采购人自行组织'), lang: agency ? 'zh-CN' : undefined },
          { label: t('所在地区'), value: t(region) },
          { label: t('采购预算'), value: yuanText(t, budget, { none: t('不公开') }) },
          { label: t('标段数'), value: lots.length },
          { label: t('文件售价'), value: yuanText(t, filePrice, { zero: t('免费') }) },
          { label: t('公告时间'), value: exactTime(schedule.announcedAt) },
          { label: t(deadlineLabelOf(method)), value: exactTime(schedule.deadlineAt) },
        ]}
      />
      <ul className={`noPrint ${styles['tools']}`} aria-label={t('工具')}>
        {action && <li>{action}</li>}
        <Share
          title={name}
          address={location.origin + location.pathname + location.search}
          codeLabel={t('项目页面的二维码')}
        />
        <li>
          <Tool label={t('打印')} onClick={() => window.print()} />
        </li>
      </ul>
    </Card>
  )
}
