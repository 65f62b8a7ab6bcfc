import { TotalText } from '#src/features/listing/TotalText.tsx'
import type { FiguresSection, SpecialFigure } from '#src/model/content/special.ts'
import { grouped } from '#src/model/money/money.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { Money } from '#src/shared/ui/value/Money.tsx'
import styles from '../special.module.css'

function Value({ figure: { kind, value } }: { figure: SpecialFigure }) {
  if (kind === 'rate') return <Money amount={value} unit="%" />
  return kind === 'count' ? <Money amount={grouped(value, 0)} /> : <TotalText total={value} />
}

/** Key figures, and how they are counted. */
export function Figures({ section: { title, items, note, since } }: { section: FiguresSection }) {
  const t = useT()
  return (
    <Card title={<TranslatedText>{title}</TranslatedText>} body="padded">
      <dl className={styles['figures']}>
        {items.map((figure) => (
          <div key={figure.label}>
            <dt>
              <TranslatedText>{figure.label}</TranslatedText>
            </dt>
            <dd className="number">
              <Value figure={figure} />
            </dd>
          </div>
        ))}
      </dl>
      {since && (
        <p className={styles['note']}>{t('成交数据自 {{since}} 首笔成交起累计，在售项目为当前数。', { since })}</p>
      )}
      {note && (
        <p className={styles['note']}>
          <TranslatedText>{note}</TranslatedText>
        </p>
      )}
    </Card>
  )
}
