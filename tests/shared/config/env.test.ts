import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readEnv } from '#src/shared/config/env.ts'

const inFile = (name: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(`.env.${name}`, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('VITE_'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
const production = { ...inFile('production'), MODE: 'production' }

test.each(['development', 'test', 'production'])('[SE-09] .env.%s fits', (name) => {
  expect(readEnv({ ...inFile(name), MODE: name })).toEqual(inFile(name))
})

test.each(Object.keys(production).filter((name) => name !== 'MODE'))('[SE-09] without %s the build stops', (name) => {
  const message = `The environment is incomplete: ${name} is missing (src/shared/config/env.ts explains every name)`
  expect(() => readEnv({ ...production, [name]: '' })).toThrow(message)
  expect(() => readEnv({ ...production, [name]: undefined })).toThrow(message)
})

test.each([
  ['VITE_API_BASE', 'ftp://api.example'],
  ['VITE_API_BASE', 'https://api.example/'],
  ['VITE_PAY_HOSTS', 'pay.example'],
  ['VITE_PAY_HOSTS', 'https://pay.example/'],
  ['VITE_PAY_HOSTS', 'https://pay.example, https://bank.example'],
  ['VITE_PAY_HOSTS', 'javascript:x'],
  ['VITE_SESSION_HOURS', '0'],
  ['VITE_SESSION_HOURS', '1.5'],
  ['VITE_IDLE_LOCK', 'no'],
  ['VITE_SIGN_OUT_URL', 'javascript:alert(1)'],
  ['VITE_SIGN_OUT_URL', '//evil.example'],
])('[SE-09] %s=%s is malformed, and the message names it', (name, value) => {
  expect(() => readEnv({ ...production, [name]: value })).toThrow(`: ${name} is malformed: ${JSON.stringify(value)}`)
})

test.each([
  ['VITE_API_BASE', 'http://api.example'],
  ['VITE_PUSH_BASE', 'ws://push.example'],
  ['VITE_ANALYTICS_URL', 'http://analytics.example/page-views'],
  ['VITE_PAY_HOSTS', 'https://pay.example,http://bank.example'],
  ['VITE_API_BASE', ' http://api.example'],
  ['VITE_LOGIN_HOST', 'HTTP://sso.example'],
  ['VITE_SIGN_OUT_URL', 'http://sso.example/logout'],
  ['VITE_PUSH_BASE', 'w\ts://push.example'],
])('[SE-09] in production %s=%s stops the build with a reason', (name, value) => {
  expect(() => readEnv({ ...production, [name]: value })).toThrow(
    `The environment is not fit for production: ${name} is not encrypted: ${JSON.stringify(value)} (production speaks https: and wss: alone)`,
  )
})

test('[SE-09] a development server may use a backend without encryption', () => {
  const local = { ...production, MODE: 'development', VITE_API_BASE: 'http://127.0.0.1:8080' }
  expect(readEnv(local).VITE_API_BASE).toBe('http://127.0.0.1:8080')
})
