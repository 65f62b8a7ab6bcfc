import { useState } from 'react'
import { plainBlocks } from '#src/model/contract/text/blocks.ts'
import { docAfter } from '#src/model/contract/text/record.ts'
import type { DocJson } from '#src/model/contract/text/schema.ts'
import type { TextView } from '#src/model/contract/text/wire.ts'
import { dateTime } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { confirmDialog } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { ComparedText } from '../ComparedText.tsx'
import styles from '../contract-text.module.css'
import { restoring } from '../session/restore.ts'
import type { SessionView, TextSession } from '../session/session.ts'

type Version = TextView['versions'][number]

type Props = {
  text: Pick<TextView, 'base' | 'role' | 'templateValues'>
  values: Readonly<Record<string, string>>
  session: TextSession
  view: SessionView
  canEdit: boolean
}

/** The saved versions, the newest first: to be compared with the current text, and to return to. */
export function Versions({ text, values, session, view, canEdit }: Props) {
  const t = useT()
  const [compared, setCompared] = useState<{ title: string; steps: number } | null>(null)
  const titleOf = ({ no }: Version) => t('版本 {{no}}', { no })
  const blocksAfter = (steps: number) =>
    plainBlocks(
      docAfter({ base: text.base, steps: [...view.accepted] }, steps).toJSON() as DocJson,
      // Of a version only its text is stored; the template is as it was before anything was agreed on.
      steps === 0 ? text.templateValues : values,
    )

  const restore = (version: Version) =>
    confirmDialog({
      title: t('恢复到{{version}}', { version: titleOf(version) }),
      message: t('正文将恢复为该版本的内容，作为一次新的修改提交，双方都能看到修改痕迹。现有内容仍可从历史中找回。'),
      confirm: t('恢复'),
      onConfirm: () => {
        const { role, base } = text
        session.dispatch(restoring(session.view(), base, role, version.steps))
      },
    })

  return (
    <Card title={t('版本')} note={t('{{count}} 个', { count: view.versions.length })} body="stacked">
      <ul className={styles['versions']}>
        {view.versions.toReversed().map((version) => (
          <li key={version.no} className={styles['version']}>
            <p>
              <strong>{titleOf(version)}</strong> {version.by === text.role ? t('我方') : t('对方')}{' '}
              <span className="muted">{dateTime(version.at)}</span>
            </p>
            {version.note !== '' && <p lang="zh-CN">{version.note}</p>}
            <Actions>
              <Button size="small" onClick={() => setCompared({ title: titleOf(version), steps: version.steps })}>
                {t('查看和比较')}
              </Button>
              {canEdit && (
                <Button size="small" onClick={() => restore(version)}>
                  {t('恢复')}
                </Button>
              )}
            </Actions>
          </li>
        ))}
        <li className={styles['version']}>
          <p>
            <strong>{t('合同范本')}</strong>
          </p>
          <Actions>
            <Button size="small" onClick={() => setCompared({ title: t('合同范本'), steps: 0 })}>
              {t('查看和比较')}
            </Button>
          </Actions>
        </li>
      </ul>
      {compared && (
        <Dialog
          title={t('{{version}} 与当前文本的比较', { version: compared.title })}
          size="large"
          onClose={() => setCompared(null)}
        >
          <ComparedText
            left={{ title: compared.title, blocks: blocksAfter(compared.steps) }}
            right={{ title: t('当前文本'), blocks: plainBlocks(view.state.doc.toJSON() as DocJson, values) }}
          />
        </Dialog>
      )}
    </Card>
  )
}
