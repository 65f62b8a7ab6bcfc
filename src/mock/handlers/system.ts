import * as system from '#src/api/endpoints/system.ts'
import type { Industry, Region } from '#src/model/system/schema.ts'
import { dictionaries } from '../data/dictionaries.ts'
import industries from '../data/industries.json' with { type: 'json' }
import { divisionsBelow } from '../data/regions.ts'
import { Refusal } from '../exchange/refusal.ts'
import { newCaptcha } from './auth.ts'
import { handle } from './call/handle.ts'

const allIndustries: Industry[] = industries.flatMap(({ code, name, children }) => [
  { code, name, parentCode: null },
  ...children.map((division) => ({ ...division, parentCode: code })),
])

/** An empty parent means none: a cleared select sends it. */
const regionsBelow = (pbh: string | undefined): Region[] => {
  const regions = divisionsBelow(pbh || null)
  if (!regions) throw new Refusal(404, '行政区划不存在')
  return regions
}

export const systemHandlers = [
  handle(system.dictionary, ({ input }) => {
    const entries = Object.hasOwn(dictionaries, input.code) && dictionaries[input.code]
    if (!entries) throw new Refusal(404, '字典不存在')
    return entries.map(([dictKey, dictValue]) => ({ code: input.code, dictKey, dictValue }))
  }),
  handle(system.regionList, ({ input }) => regionsBelow(input.pbh)),
  handle(system.industryList, () => allIndustries),
  handle(system.validateCaptcha, ({ exchange, actor }) => newCaptcha(exchange, actor)),
]
