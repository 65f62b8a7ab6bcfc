import { Money } from '#src/shared/ui/value/Money.tsx'
import { Line } from './Line.tsx'
import type { KitPart } from './kit-part.ts'

const Amounts = () => (
  <Line>
    <Money amount="8,400.000000" unit="wan yuan" />
    <Money amount="136.450" unit="a year" />
    <Money currency="CNY" amount="84,000,000.00" unit="per year" />
    <Money amount="123,456,789,012.123456" unit="a month" />
    <Money amount="--" />
  </Line>
)

export const valueParts: readonly KitPart[] = [{ name: 'Money', Samples: Amounts }]
