import { loadEnv } from 'vite'
import { readEnv } from '../../src/shared/config/env.ts'

/**
 * The settings of a mode. An invalid one ends the process with a sentence that names it, without a stack: the stack would point
 * at this configuration, which is not the cause.
 */
export function settingsOrExit(mode: string): Record<string, string> {
  const env = loadEnv(mode, process.cwd(), 'VITE_')
  try {
    readEnv({ ...env, MODE: mode })
    return env
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
