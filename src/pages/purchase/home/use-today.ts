import { date } from '#src/model/time/shanghai.ts'
import { useAtBeat } from '#src/shared/lib/time/heartbeat.ts'

/** The Shanghai date of the exchange's clock; renders when the day changes. */
export const useToday = (): string => useAtBeat((now) => date(now))
