import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RecruitDetail } from '#src/model/content/about.ts'
import { recruitStateLabels } from '#src/model/content/labels.ts'
import { recruitState } from '#src/model/content/rules.ts'
import { brand } from '#src/shared/config/brand.ts'
import { useDocumentHead } from '#src/shared/lib/navigation/document-head.ts'
import { mailHref } from '#src/shared/lib/navigation/mail-href.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useNow } from '#src/shared/lib/time/heartbeat.ts'
import { Button, buttonClass } from '#src/shared/ui/action/Button.tsx'
import { copyText } from '#src/shared/ui/action/copy-text.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { SafeHtml } from '#src/shared/ui/display/SafeHtml.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { DetailBoundary } from '#src/shared/ui/feedback/DetailBoundary.tsx'
import { companyList } from '../address.ts'
import { positionQuery } from '../queries.ts'
import { jobPosting } from './job-posting.ts'
import styles from '../company.module.css'

const back = companyList('company-recruit')

/** How to apply by mail: the address, a letter to fill in, and what to attach. */
function Application({ position }: { position: RecruitDetail }) {
  const t = useT()
  const { title, department } = position
  const email = position.email || brand.email
  const href = mailHref(email, {
    subject: t('应聘{{title}}（{{department}}）：姓名', { title, department }),
    lines: [
      t('应聘职位：{{title}}（{{department}}）', { title, department }),
      t('姓名：'),
      t('联系电话：'),
      t('学历和毕业院校：'),
      t('工作经历简述：'),
      t('可到岗时间：'),
      '',
      t('附件：个人简历、学历学位证书扫描件'),
    ],
  })
  return (
    <Card title={t('投递申请')} body="stacked">
      <p className={styles['mail']}>
        {t('申请邮箱')}：<strong className="number">{email}</strong>
        <Button look="text" onClick={() => void copyText(email, t('申请邮箱'))}>
          {t('复制邮箱')}
        </Button>
      </p>
      <div>
        <h3>{t('请随邮件附上')}</h3>
        <ul className={styles['attach']}>
          <li>{t('个人简历（PDF 格式，写明联系方式）')}</li>
          <li>{t('学历、学位证书扫描件')}</li>
          <li>{t('职位要求的资格证书扫描件（如有）')}</li>
          <li>{t('能说明工作成果的材料（如有）')}</li>
        </ul>
      </div>
      {href && (
        <p>
          <a className={`${buttonClass} ${styles['apply']}`} href={href}>
            {t('写邮件申请')}
          </a>
        </p>
      )}
      <p className="muted">{t('邮件由您的邮件程序发送；标题和正文已按职位填好，请补充后发送。')}</p>
    </Card>
  )
}

function Position({ position }: { position: RecruitDetail }) {
  const t = useT()
  const state = recruitState(position, useNow())
  const { title, department, place, headcount, education, publishDate, closeDate, content } = position
  useDocumentHead(
    useMemo(
      () => ({
        title,
        description: `${department} · ${place}`,
        image: null,
        type: 'website',
        data: jobPosting(position, brand.operator),
      }),
      [position, title, department, place],
    ),
  )
  return (
    <div className={styles['position']}>
      <Card
        title={<span lang="zh-CN">{title}</span>}
        level={1}
        note={<StateTag labels={recruitStateLabels} state={state} />}
        actions={
          <Button look="text" to={back}>
            {t('返回招聘信息')}
          </Button>
        }
        body="stacked"
      >
        <Facts
          layout="columns"
          columns={3}
          items={[
            { label: t('所属部门'), value: department, lang: 'zh-CN' },
            { label: t('工作地点'), value: place, lang: 'zh-CN' },
            { label: t('招聘人数'), value: headcount },
            { label: t('学历要求'), value: education || t('不限'), lang: education ? 'zh-CN' : undefined },
            { label: t('公布日期'), value: publishDate },
            { label: t('截止日期'), value: closeDate || t('长期招聘') },
          ]}
        />
        <SafeHtml html={content} />
      </Card>
      {state === 'open' ? (
        <Application position={position} />
      ) : (
        <Callout tone="warning">{t('该职位已于 {{date}} 截止，不再接受申请。', { date: closeDate ?? '' })}</Callout>
      )}
    </div>
  )
}

/** One position: what it is about, and how to apply. */
export function PositionScreen({ id }: { id: string }) {
  const t = useT()
  return (
    <DetailBoundary
      query={useQuery(positionQuery(id))}
      height={480}
      missing={{ text: t('职位不存在，可能已被撤下'), link: { label: t('返回招聘信息'), to: back } }}
    >
      {(position) => <Position position={position} />}
    </DetailBoundary>
  )
}
