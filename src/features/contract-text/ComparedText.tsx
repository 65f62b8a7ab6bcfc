import { useState } from 'react'
import { compareBlocks, type ComparedRow } from '#src/model/contract/text/compare.ts'
import type { PlainBlock } from '#src/model/contract/text/blocks.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import styles from './compared.module.css'

type Props = {
  left: { title: string; blocks: readonly PlainBlock[] }
  right: { title: string; blocks: readonly PlainBlock[] }
}

type CellProps = { side: ComparedRow['left']; of: 'left' | 'right'; state: ComparedRow['state'] }

function Cell({ side, of, state }: CellProps) {
  const t = useT()
  if (!side) return <div className={styles['nothing']} data-side={of} aria-hidden />
  const Mark = of === 'left' ? 'del' : 'ins'
  const content = side.pieces.map(({ text, isChanged }, index) =>
    isChanged ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
  )
  const Block = side.kind === 'heading' ? 'h3' : 'p'
  return (
    <div className={styles['cell']} data-side={of} data-state={state}>
      {state !== 'same' && (
        <span className={styles['sign']} title={of === 'left' ? t('原文') : t('现文')}>
          {of === 'left' ? '−' : '+'}
        </span>
      )}
      <Block className={styles['block']} lang="zh-CN">
        {content}
      </Block>
    </div>
  )
}

/** How many paragraphs differ. */
const differing = (rows: readonly ComparedRow[]): number => rows.filter(({ state }) => state !== 'same').length

/** Two texts side by side, aligned by paragraph; on a phone a changed paragraph is below its earlier form. */
export function ComparedText({ left, right }: Props) {
  const t = useT()
  const [onlyChanges, setOnlyChanges] = useState(false)
  const rows = compareBlocks(left.blocks, right.blocks)
  const count = differing(rows)
  const shown = rows.filter((row) => !onlyChanges || row.state !== 'same' || row.right?.kind === 'heading')
  return (
    <div className={styles['compared']}>
      <div className={styles['head']}>
        <p className={styles['count']} role="status">
          {count === 0 ? t('两份文本完全一致。') : t('共有 {{count}} 处段落不同。', { count })}
        </p>
        {count > 0 && (
          <Button size="small" aria-pressed={onlyChanges} onClick={() => setOnlyChanges(!onlyChanges)}>
            {t('只看修改之处')}
          </Button>
        )}
      </div>
      <div className={styles['heads']} aria-hidden>
        <strong>{left.title}</strong>
        <strong>{right.title}</strong>
      </div>
      <div className={styles['rows']} role="group" aria-label={t('文本对照')}>
        {shown.map((row, index) => (
          <div className={styles['row']} data-state={row.state} key={index}>
            <Cell side={row.left} of="left" state={row.state} />
            <Cell side={row.right} of="right" state={row.state} />
          </div>
        ))}
      </div>
    </div>
  )
}
