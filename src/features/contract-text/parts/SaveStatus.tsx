import { useT } from '#src/shared/lib/text/i18n.ts'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import styles from '../contract-text.module.css'
import { notStoredLabel, saveLabels } from '../labels.ts'
import type { SessionView } from '../session/session.ts'

type Props = Pick<SessionView, 'save' | 'isStored'> & { isOtherEditing: boolean; isRestored: boolean }

/** Whether what was typed has arrived, and whether the other party is at the text. */
export function SaveStatus({ save, isStored, isOtherEditing, isRestored }: Props) {
  const t = useT()
  if (save === 'refused') return null
  const label = save === 'unsent' && !isStored ? notStoredLabel : saveLabels[save]
  return (
    <p className={styles['status']}>
      <span role="status">
        <Tag tone={save === 'unsent' ? 'warning' : save === 'saved' ? 'success' : 'neutral'}>{t(label)}</Tag>
      </span>
      <span role="status">{isOtherEditing && <Tag tone="info">{t('对方正在编辑')}</Tag>}</span>
      {isRestored && save !== 'saved' && <span className="muted">{t('已恢复上次未提交的文字')}</span>}
    </p>
  )
}
