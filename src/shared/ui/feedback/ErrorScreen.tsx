import { useReportId } from '../../lib/reported.ts'
import { useT } from '../../lib/text/i18n.ts'
import { Actions } from '../action/Actions.tsx'
import { Button, buttonClass } from '../action/Button.tsx'
import { River } from '../display/River.tsx'
import styles from './ErrorScreen.module.css'

type Props = {
  /** The caught error; the id of its report is shown once it has arrived. */
  error: object
  onRetry: () => void
  /** `page`: alone; `panel`: inside the frame; `part`: a line instead of a part of the frame. */
  level: 'page' | 'panel' | 'part'
  /** The address of the home page, for errors that a retry does not fix. */
  home: string
}

/** The problem, a retry, and the id of its report if there is one. It loads nothing, since chunks may be lost, and needs no router. */
export function ErrorScreen({ error, onRetry, level, home }: Props) {
  const t = useT()
  const id = useReportId(error)
  const name = id === null ? null : t('编号 {{id}}', { id })
  if (level === 'part')
    return (
      <p className={styles['part']} role="alert">
        {t('此处暂时无法显示')} <Button onClick={onRetry}>{t('重试')}</Button> {name}
      </p>
    )
  return (
    <div className={`${styles['failure']} ${level === 'page' ? styles['page'] : ''}`} role="alert">
      <River />
      <h1>{t('页面出了点问题')}</h1>
      <p>
        {id === null
          ? t('可能是网络中断或系统刚刚更新，请重试；如果仍未恢复，请联系客服。')
          : t('可能是网络中断或系统刚刚更新，请重试；如果仍未恢复，请联系客服并告知编号。')}
      </p>
      <Actions align="center">
        <Button look="primary" onClick={onRetry}>
          {t('重试')}
        </Button>
        <a className={buttonClass} href={home}>
          {t('返回首页')}
        </a>
      </Actions>
      {name !== null && <p className={styles['id']}>{name}</p>}
    </div>
  )
}
