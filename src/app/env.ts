import { readEnv } from '#src/shared/config/env.ts'

/** The environment of this build, checked when it was built and once more when it runs. */
export const env = readEnv(import.meta.env)
