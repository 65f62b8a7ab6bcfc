import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { refuseUnsafe, weakSettings } from '../../scripts/vite/weak-settings.ts'
import { readEnv } from '#src/shared/config/env.ts'

const production = { ...parseEnv(readFileSync('.env.production', 'utf8')), MODE: 'production' }

test('[ASVS 14.2.1] [D1] the older cipher is refused in addresses', () => {
  const older = { ...production, VITE_PASSWORD_CIPHER: 'aes' }
  expect(() => refuseUnsafe(readEnv({ ...older, VITE_TOKEN_PARAMS: 'query' }))).toThrow(
    'VITE_PASSWORD_CIPHER=aes needs VITE_TOKEN_PARAMS=body: every page contains its passphrase, and addresses are logged',
  )
  expect(() => refuseUnsafe(readEnv({ ...older, VITE_TOKEN_PARAMS: 'body' }))).not.toThrow()
})

test.each([
  ['query', 'sm2', ['VITE_TOKEN_PARAMS=query']],
  ['body', 'sm2', []],
  ['body', 'aes', ['VITE_PASSWORD_CIPHER=aes']],
])('[D1] a build with %s and %s is warned of %j', (params, cipher, names) => {
  const env = readEnv({ ...production, VITE_TOKEN_PARAMS: params, VITE_PASSWORD_CIPHER: cipher })
  expect(weakSettings(env).map((problem) => problem.split(' ')[0])).toEqual(names)
})
