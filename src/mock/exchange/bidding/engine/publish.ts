import { modeTraits } from '#src/model/bidding/modes.ts'
import { fallingModes } from '#src/model/listing/detail.ts'
import { units } from './amounts.ts'
import type { RoomConfig } from './config.ts'

type ConfigFault = (config: RoomConfig) => string | false

const u = (config: RoomConfig, text: string) => units(text, config.decimals)
const falls = ({ top, floor, dropStep }: RoomConfig) => top !== null || floor !== null || dropStep !== null

/** In procurement prices fall, in the open or sealed; no asset has a price of its own there. */
const reverseModes: ReadonlySet<string> = new Set(['ongoing', 'final'])

const reverseFaults: readonly ConfigFault[] = [
  ({ mode }) => !reverseModes.has(mode) && '降价竞价只适用于动态报价和最终报价',
  (config) => u(config, config.P0) <= 0n && '最高限价必须大于零',
  ({ mode, S, ...config }) =>
    mode === 'ongoing' && (S === null || units(S, config.decimals) <= 0n) && '降价幅度必须大于零',
  ({ S, P0, decimals }) => S !== null && units(S, decimals) >= units(P0, decimals) && '降价幅度必须小于最高限价',
  (config) => config.R !== null && u(config, config.R) > u(config, config.P0) && '控制价不得高于最高限价',
  ({ cap }) => cap !== null && '降价竞价不设最低限价',
]

const faults: readonly ConfigFault[] = [
  (config) => config.reverse && firstFault(reverseFaults, config),
  (config) =>
    modeTraits[config.mode].countdown !== null &&
    (config.S === null || u(config, config.S) <= 0n) &&
    '加价幅度必须大于零',
  (config) =>
    fallingModes.has(config.mode) &&
    ([config.top, config.floor, config.dropStep].some((amount) => u(config, amount ?? '0') <= 0n) ||
      config.dropMs <= 0) &&
    '请填写最高价、底价、降价幅度和降价间隔',
  (config) => falls(config) && u(config, config.floor ?? '0') > u(config, config.top ?? '0') && '底价不得高于最高价',
  // Domain 4.7 has this for V型 and not for 荷兰式 (4.8); the price of a relisted asset may be lower (1.2).
  (config) =>
    config.mode === 'v-shaped' &&
    config.appraisal !== null &&
    !config.isRelisted &&
    u(config, config.top ?? '0') < u(config, config.appraisal) &&
    '最高价不得低于评估结果',
  (config) =>
    falls(config) && config.R !== null && u(config, config.floor ?? '0') < u(config, config.R) && '底价不得低于保留价',
  (config) =>
    falls(config) &&
    config.appraisal !== null &&
    config.approvalDoc === null &&
    u(config, config.floor ?? '0') * 10n < u(config, config.appraisal) * 9n &&
    '底价低于评估结果的90%，须提供批准文件',
  (config) =>
    config.mode === 'two-stage' && config.trigger === 'CEILING' && config.ceiling === null && '请填写第一阶段最高限价',
  (config) =>
    modeTraits[config.mode].hasFixedPrice &&
    config.R !== null &&
    u(config, config.P0) < u(config, config.R) &&
    '固定价格不得低于保留价',
  (config) => config.lotId !== null && config.enrolIsBaseBid && '资产包不适用报名即视为报价',
]

function firstFault(known: readonly ConfigFault[], config: RoomConfig): string | false {
  for (const fault of known) {
    const problem = fault(config)
    if (problem !== false) return problem
  }
  return false
}

/** Why a room may not be published as it is configured, or null. */
export const obstacleToPublish = (config: RoomConfig): string | null => firstFault(faults, config) || null
