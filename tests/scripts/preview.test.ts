import { expect, test, vi } from 'vitest'
import { backendNote } from '../../scripts/preview.mjs'
import { settingsOrExit } from '../../scripts/vite/settings.ts'

test('[SE-09] a build without an exchange of its own prints that it needs a backend, and the alternative', () => {
  const note = backendNote({ VITE_MOCK: 'off', VITE_API_BASE: 'https://api.example' })
  expect(note).toContain('calls a real backend at https://api.example: without it nothing loads.')
  expect(note).toContain('npm run preview -- --mock')
  expect(backendNote({ VITE_MOCK: 'server', VITE_API_BASE: '/api' })).toBeNull()
  expect(backendNote({ VITE_MOCK: 'worker', VITE_API_BASE: '/api' })).toBeNull()
})

test('[SE-09] a missing setting ends with one line that names it, without a stack', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exited')
  })
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubEnv('VITE_API_BASE', '')
  expect(() => settingsOrExit('production')).toThrow('exited')
  expect(exit).toHaveBeenCalledWith(1)
  expect(errors.mock.calls).toEqual([
    ['The environment is incomplete: VITE_API_BASE is missing (src/shared/config/env.ts explains every name)'],
  ])
})

test('[SE-09] valid settings are passed on', () => {
  expect(settingsOrExit('development')['VITE_MOCK']).toBe('server')
})
