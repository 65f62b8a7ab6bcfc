import { expect, test } from 'vitest'
import { openSealText, sealText } from '#src/model/session/password.ts'

test('[AC-01] a password is encrypted with nonce and time', () => {
  expect(sealText('Minjiang#2026', 'n1', 5)).toBe('["n1",5,"Minjiang#2026"]')
  expect(openSealText('["n1",5,"Minjiang#2026"]')).toEqual({ nonce: 'n1', timeMs: 5, password: 'Minjiang#2026' })
})

test.each([
  'Minjiang#2026',
  '',
  'null',
  '{"nonce":"n1","timeMs":5,"password":"a"}',
  '{"length":3,"0":"n1","1":5,"2":"a"}',
  '["n1",5]',
  '["n1",5,"a","b"]',
  '[1,5,"a"]',
  '["n1","5","a"]',
  '["n1",5,null]',
])('[AC-01] %j is not an encrypted password', (text) => {
  expect(openSealText(text)).toBeNull()
})
