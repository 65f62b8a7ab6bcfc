import { agriculture } from './agriculture.ts'
import { auto } from './auto.ts'
import { construction } from './construction.ts'
import { education } from './education.ts'
import { environment } from './environment.ts'
import { finance } from './finance.ts'
import { gas } from './gas.ts'
import { grid } from './grid.ts'
import { health } from './health.ts'
import { hydropower } from './hydropower.ts'
import { liquor } from './liquor.ts'
import { logistics } from './logistics.ts'
import { machinery } from './machinery.ts'
import { materials } from './materials.ts'
import { mining } from './mining.ts'
import { realty } from './realty.ts'
import { shipping } from './shipping.ts'
import { software } from './software.ts'
import { testing } from './testing.ts'
import { tourism } from './tourism.ts'
import { transport } from './transport.ts'
import { water } from './water.ts'
import type { Trade } from './trade.ts'

/** Every trade there are words for. */
export const trades: readonly Trade[] = [
  machinery,
  materials,
  hydropower,
  grid,
  gas,
  water,
  transport,
  logistics,
  shipping,
  tourism,
  agriculture,
  liquor,
  health,
  software,
  environment,
  realty,
  mining,
  finance,
  construction,
  education,
  testing,
  auto,
]
