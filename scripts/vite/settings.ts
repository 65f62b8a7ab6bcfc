import { loadEnv, type Plugin } from 'vite'
import { readEnv } from '../../src/shared/config/env.ts'
import { refuseUnsafe, weakSettings } from './weak-settings.ts'

/**
 * The settings of a mode. An invalid one ends the process with a sentence that names it, without a stack: the stack would point
 * at this configuration, which is not the cause.
 */
export function settingsOrExit(mode: string): Record<string, string> {
  const env = loadEnv(mode, process.cwd(), 'VITE_')
  try {
    refuseUnsafe(readEnv({ ...env, MODE: mode }))
    return env
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** Names the weak settings in the output of a build for a real backend. */
export const warnOfWeakSettings = (env: Record<string, string>): Plugin => ({
  name: 'portal-weak-settings',
  apply: 'build',
  configResolved: ({ logger, mode }) => {
    const settings = readEnv({ ...env, MODE: mode })
    if (settings.VITE_MOCK === 'off') for (const problem of weakSettings(settings)) logger.warn(problem)
  },
})
