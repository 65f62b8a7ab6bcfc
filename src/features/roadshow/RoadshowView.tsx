import { type ReactNode, useMemo } from 'react'
import { ListingLink } from '#src/features/listing/ListingLink.tsx'
import type { Roadshow } from '#src/model/content/roadshow.ts'
import { roadshowModeLabels, roadshowStateLabels } from '#src/model/content/labels.ts'
import { type DocumentHead, useDocumentHead } from '#src/shared/lib/navigation/document-head.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Share } from '#src/shared/ui/action/Share.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { StateTag } from '#src/shared/ui/display/Tag.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { DigestedFiles } from '#src/shared/ui/file/DigestedFiles.tsx'
import { linkToRoadshow } from './address.ts'
import { RoadshowActions, useRoadshowState } from './RoadshowActions.tsx'
import styles from './roadshow.module.css'
import { roadshowTime } from './time.ts'

function headOf({ title, intro, startsAt, endsAt, isCancelled, mode, place, liveUrl, host }: Roadshow): DocumentHead {
  const description = intro ?? title
  return {
    title,
    description,
    image: null,
    type: 'website',
    data: {
      '@type': 'Event',
      name: title,
      description,
      startDate: new Date(startsAt).toISOString(),
      endDate: new Date(endsAt).toISOString(),
      eventStatus: `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
      eventAttendanceMode: `https://schema.org/${mode === 'online' ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
      location:
        mode === 'online'
          ? { '@type': 'VirtualLocation', url: liveUrl }
          : { '@type': 'Place', name: place, address: place },
      ...(host ? { organizer: { '@type': 'Organization', name: host } } : {}),
    },
  }
}

type Props = {
  row: Roadshow
  /** Behind those of the roadshow itself. */
  actions?: ReactNode
}

/** One roadshow in full (CT-10). */
export function RoadshowView({ row, actions }: Props) {
  const t = useT()
  const state = useRoadshowState(row)
  useDocumentHead(useMemo(() => headOf(row), [row]))
  const { id, title, asset, mode, place, speaker, host, intro, attachments, cancelReason } = row
  return (
    <Card as="article" label={title} body="stacked">
      <div className={styles['head']}>
        <StateTag labels={roadshowStateLabels} state={state} />
        <h1 lang="zh-CN">{title}</h1>
      </div>
      {state === 'cancelled' && cancelReason && (
        <Callout tone="warning">
          <p lang="zh-CN">{cancelReason}</p>
        </Callout>
      )}
      <div className={styles['columns']}>
        <Facts
          items={[
            { label: t('时间'), value: roadshowTime(t, row) },
            { label: t('形式'), value: t(roadshowModeLabels[mode]) },
            place && { label: t('地点'), value: place, lang: 'zh-CN' },
            mode === 'online' && state === 'upcoming' && { label: t('直播'), value: t('开始后在本页观看，无需登录') },
            {
              label: t('标的'),
              value: (
                <ListingLink row={asset} className={styles['asset']}>
                  <span lang="zh-CN">{asset.assetsName}</span>
                </ListingLink>
              ),
            },
            asset.no && { label: t('项目编号'), value: asset.no },
            speaker && {
              label: t('主讲人'),
              value: [speaker.name, speaker.title, speaker.unit].filter(Boolean).join(' · '),
              lang: 'zh-CN',
            },
            host && { label: t('承办机构'), value: host, lang: 'zh-CN' },
          ]}
        />
        {intro && (
          <section className={styles['intro']} aria-label={t('内容简介')}>
            <h2>{t('内容简介')}</h2>
            <p lang="zh-CN">{intro}</p>
          </section>
        )}
      </div>
      <Actions>
        <RoadshowActions row={row} />
        {actions}
        <ul className={styles['tools']} aria-label={t('工具')}>
          <Share
            title={title}
            address={new URL(linkToRoadshow(id), location.origin).href}
            codeLabel={t('路演页面的二维码')}
          />
        </ul>
      </Actions>
      {attachments && attachments.length > 0 && (
        <DigestedFiles title={t('路演资料')} files={attachments} className={styles['files']} />
      )}
    </Card>
  )
}
