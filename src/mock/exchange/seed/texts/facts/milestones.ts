import { brand } from '#src/shared/config/brand.ts'

/** The day on which the exchange began to offer all eight modes; its rules for them took effect after it. */
export const eightModesSince = `${brand.founded + 15}-05-28`
