import { plainBlocks } from '#src/model/contract/text/blocks.ts'
import type { DocJson } from '#src/model/contract/text/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { copyText } from '#src/shared/ui/action/copy-text.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import styles from '../contract-text.module.css'
import type { SessionView } from '../session/session.ts'

type Props = { view: SessionView; values: Readonly<Record<string, string>>; onDiscard: () => void }

/** The exchange does not take what was typed: it can be copied before the text is opened anew. */
export function Refused({ view, values, onDiscard }: Props) {
  const t = useT()
  const handleCopy = () => {
    const blocks = plainBlocks(view.state.doc.toJSON() as DocJson, values)
    void copyText(blocks.map(({ text }) => text).join('\n'), t('合同正文'))
  }
  return (
    <div className={styles['refused']}>
      <Callout
        tone="danger"
        role="alert"
        actions={
          <Actions>
            <Button onClick={handleCopy}>{t('复制全文')}</Button>
            <Button look="danger" onClick={onDiscard}>
              {t('放弃并重新载入')}
            </Button>
          </Actions>
        }
      >
        <p>
          {t('最近的修改未能提交：')}
          {t(view.refusal ?? '')}
        </p>
        <p>{t('请先复制需要的文字，再重新载入最新文本。')}</p>
      </Callout>
    </div>
  )
}
