import { loadEnv } from 'vite'
import { readEnv } from '../../src/shared/config/env.ts'

/**
 * The settings of a mode. One that does not fit ends the process with the sentence that names it: the stack below it would be that
 * of this configuration, where nothing is wrong.
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
