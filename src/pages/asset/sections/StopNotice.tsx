import { useQuery } from '@tanstack/react-query'
import { noticeText } from '#src/features/asset-detail/notice-text.ts'
import { noticeQuery } from '#src/features/asset-detail/queries.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { exactTime } from '#src/model/time/exact.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import styles from './StopNotice.module.css'

/** The text of the notice by which trading was stopped; until it is known, and without one, the reason alone. */
function Letter({ asset: { statusReason, statusSince, statusNoticeId } }: { asset: AssetDetail }) {
  const t = useT()
  const { data: notice } = useQuery({ ...noticeQuery(statusNoticeId ?? ''), enabled: Boolean(statusNoticeId) })
  const texts = noticeText(notice?.content)
  const known = texts.length > 0 || !statusReason ? texts : [statusReason]
  return (
    <article className={styles['letter']}>
      {notice && <h2 lang="zh-CN">{notice.noticeTitle}</h2>}
      {statusSince && <p className="muted number">{t('{{time}} 起停止交易', { time: exactTime(statusSince) })}</p>}
      {known.length === 0 && <p>{t('该项目已停止交易，原因以公告为准。')}</p>}
      {known.map((text) => (
        <p key={text} lang="zh-CN">
          {text}
        </p>
      ))}
      {statusNoticeId && (
        <Button look="link" to={linkTo.newsZxdt(statusNoticeId)}>
          {t('阅读公告全文')}
        </Button>
      )}
    </article>
  )
}

/** Why trading was stopped and what follows from it, with the places where a bidder sees the own enrolment and deposit. */
export function StopNotice({ asset }: { asset: AssetDetail }) {
  const t = useT()
  return (
    <>
      <Letter asset={asset} />
      <div className={styles['bidders']}>
        <Callout
          tone="info"
          actions={
            <Actions>
              <Button look="link" to={linkToOwn.myProject({ list: 1 })}>
                {t('我的报名')}
              </Button>
              <Button look="link" to={paths.myDeposit}>
                {t('我的保证金')}
              </Button>
            </Actions>
          }
        >
          {t('已报名的竞买人可在用户中心查看报名状态和保证金的退还进度。')}
        </Callout>
      </div>
    </>
  )
}
