import { useReportId } from '../../lib/reported.ts'
import { useT } from '../../lib/text/i18n.ts'

type Props = {
  /** What was caught; the id of its report is shown once that has arrived. */
  error: object
  onRetry: () => void
  /** `page` stands alone; `panel` stands inside the frame; `part` is a line in place of a part of the frame. */
  level: 'page' | 'panel' | 'part'
  /** Where home is, for those whom trying again does not help. */
  home: string
}

/** What happened, what can be done, and the id of its report if there is one. Its styles are in the page's head: it must not need what may be lost. */
export function ErrorScreen({ error, onRetry, level, home }: Props) {
  const t = useT()
  const id = useReportId(error)
  const name = id === null ? null : t('编号 {{id}}', { id })
  if (level === 'part')
    return (
      <p className="failure-part" role="alert">
        {t('此处暂时无法显示')}{' '}
        <button type="button" className="button" onClick={onRetry}>
          {t('重试')}
        </button>{' '}
        {name}
      </p>
    )
  return (
    <div className={`failure failure-${level}`} role="alert">
      <h1>{t('页面出了点问题')}</h1>
      <p>
        {id === null
          ? t('可能是网络中断或系统刚刚更新，请重试；如果仍未恢复，请联系客服。')
          : t('可能是网络中断或系统刚刚更新，请重试；如果仍未恢复，请联系客服并告知编号。')}
      </p>
      <p className="failure-actions">
        <button type="button" className="button button-primary" onClick={onRetry}>
          {t('重试')}
        </button>
        <a className="button" href={home}>
          {t('返回首页')}
        </a>
      </p>
      {name !== null && <p className="failure-id">{name}</p>}
    </div>
  )
}
