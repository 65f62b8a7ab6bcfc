import { priceNameValues } from '#src/model/asset-kind/prices.ts'
import { modeLabels } from '#src/model/listing/labels.ts'
import type { NewsRow } from '#src/model/news/schema.ts'
import { linkTo } from '#src/model/paths.ts'
import { modeTerms } from '#src/model/terms/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { helpAddress, modeOf } from '../help.ts'
import styles from './help.module.css'

function Mode({ row }: { row: NewsRow }) {
  const t = useT()
  const mode = modeOf(row.id)
  const name = mode ? t(modeLabels[mode]) : row.title
  return (
    <Card title={name} body="stacked">
      <p>{mode ? t(modeTerms[mode], priceNameValues()) : row.summarys}</p>
      <Actions>
        <Button to={helpAddress(row.id)}>
          {t('查看规则')}
          <span className="visuallyHidden">{name}</span>
        </Button>
        {mode && (
          <Button look="text" to={linkTo.practice(mode)}>
            {t('模拟竞价')}
            <span className="visuallyHidden">{name}</span>
          </Button>
        )}
      </Actions>
    </Card>
  )
}

/** The modes of bidding, each with its rules and a room to practise in. */
export const Modes = ({ rows }: { rows: readonly NewsRow[] }) => (
  <ul className={styles['modes']}>
    {rows.map((row) => (
      <li key={row.id}>
        <Mode row={row} />
      </li>
    ))}
  </ul>
)
