import { useT } from '../../lib/text/i18n.ts'
import styles from './form.module.css'
import type { Draft } from './use-draft.ts'

const timeOf = (at: number): string =>
  new Intl.DateTimeFormat('zh-CN', {
    timeZone: 'Asia/Shanghai',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(at)

function Action({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={styles['link']} onClick={onClick}>
      {children}
    </button>
  )
}

/** Says that what was typed before is back, or that another window has typed into the same form. */
export function DraftNotice({ draft }: { draft: Draft }) {
  const t = useT()
  const { state } = draft
  return (
    <div role="status">
      {state.kind === 'restored' && (
        <div className={styles['notice']}>
          <p>{t('已恢复您 {{time}} 填写但未提交的内容', { time: timeOf(state.at) })}</p>
          <Action onClick={draft.drop}>{t('清空重填')}</Action>
        </div>
      )}
      {state.kind === 'elsewhere' && (
        <div className={`${styles['notice']} ${styles['conflict']}`}>
          <p>{t('另一个窗口在 {{time}} 修改了这份表单，本窗口的内容暂未保存', { time: timeOf(state.theirs.at) })}</p>
          <span className={styles['actions']}>
            <Action onClick={draft.takeTheirs}>{t('改用那份内容')}</Action>
            <Action onClick={draft.keepMine}>{t('保留本窗口的内容')}</Action>
          </span>
        </div>
      )}
    </div>
  )
}
