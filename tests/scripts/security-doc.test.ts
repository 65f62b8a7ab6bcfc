import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { requestTimeoutMs } from '#src/api/encoding.ts'
import { warningMs } from '#src/features/session/screen-lock/idle-timeout.ts'
import { maxAgeMs } from '#src/features/session/tokens/sign-on-return.ts'
import * as captcha from '#src/mock/exchange/accounts/captcha.ts'
import * as clients from '#src/mock/exchange/accounts/clients.ts'
import { signInsMax } from '#src/mock/exchange/accounts/devices.ts'
import { confirmedDays } from '#src/mock/exchange/accounts/factors/confirmations.ts'
import { challengeMs, passkeysMax } from '#src/mock/exchange/accounts/factors/passkeys.ts'
import { recoveryCodeCount } from '#src/mock/exchange/accounts/factors/recovery.ts'
import { fewRecoveryCodes } from '#src/model/account/factors.ts'
import { totpKeyLength, totpStepMs } from '#src/mock/exchange/accounts/factors/totp.ts'
import { strangerTriesPerDay, triesMax, waitMs } from '#src/mock/exchange/accounts/factors/tries.ts'
import * as throttle from '#src/mock/exchange/accounts/login-throttle.ts'
import * as proofs from '#src/mock/exchange/accounts/proofs.ts'
import { securityEventsMax } from '#src/mock/exchange/accounts/security-events.ts'
import { ssoMs } from '#src/mock/exchange/accounts/sign-on/codes.ts'
import * as smsCodes from '#src/mock/exchange/accounts/sms-codes.ts'
import * as tokens from '#src/mock/exchange/accounts/tokens.ts'
import { practiceMs } from '#src/mock/exchange/bidding/rooms/practice.ts'
import * as uploads from '#src/mock/exchange/files/uploads.ts'
import { fileAddressMs } from '#src/mock/exchange/private-files/private-files.ts'
import { visitMs } from '#src/mock/exchange/procurement/supplier/handover.ts'
import { undisturbedMs } from '#src/mock/exchange/step-up.ts'
import { bodyMax, formMax } from '#src/mock/mount/http/contract.ts'
import { rates } from '#src/mock/mount/http/rates.ts'
import { refusedMax } from '#src/mock/mount/http/refused-requests.ts'
import { topicsPerReader } from '#src/mock/push/hub.ts'
import { messagesPerSecond } from '#src/mock/push/reader.ts'
import { factorNeeded } from '#src/model/account/factor-needed.ts'
import { proofNeeded } from '#src/model/account/schema.ts'
import { fileAddressesMax } from '#src/model/file/limits.ts'
import { uploadPurposes } from '#src/model/file/rules.ts'
import { handoverSeconds } from '#src/model/procurement/rules.ts'
import { documentAddressMs } from '#src/model/procurement/supplier/rules.ts'
import { maxUploadBytes } from '#src/model/push/frames.ts'
import { accountRefusal } from '#src/model/session/refusals.ts'
import * as password from '#src/model/validation/password.ts'
import { draftMaxAgeMs } from '#src/shared/lib/storage/drafts.ts'
import { idleLockChoices } from '#src/shared/lib/storage/settings.ts'

/** The constants of the document, by their names there. */
const constants: Readonly<Record<string, unknown>> = {
  ...captcha,
  ...clients,
  ...throttle,
  ...proofs,
  ...smsCodes,
  ...tokens,
  ...uploads,
  ...password,
  requestTimeoutMs,
  warningMs,
  maxAgeMs,
  signInsMax,
  ssoMs,
  factorNeeded,
  confirmedDays,
  undisturbedMs,
  passkeysMax,
  challengeMs,
  totpStepMs,
  totpKeyLength,
  recoveryCodeCount,
  fewRecoveryCodes,
  triesMax,
  waitMs,
  strangerTriesPerDay,
  securityEventsMax,
  practiceMs,
  fileAddressMs,
  visitMs,
  bodyMax,
  formMax,
  'rates.call': rates.call.most,
  'rates.entry': rates.entry.most,
  'rates.text': rates.text.most,
  refusedMax,
  topicsPerReader,
  messagesPerSecond,
  proofNeeded,
  fileAddressesMax,
  handoverSeconds,
  documentAddressMs,
  maxUploadBytes,
  'accountRefusal.breachedPassword': accountRefusal.breachedPassword,
  'accountRefusal.captcha': accountRefusal.captcha,
  'draftMaxAgeMs.local': draftMaxAgeMs.local,
  'draftMaxAgeMs.session': draftMaxAgeMs.session,
  idleLockChoices,
  VITE_SESSION_HOURS: Number(parseEnv(readFileSync('.env.production', 'utf8'))['VITE_SESSION_HOURS']),
}

const text = readFileSync('docs/security.md', 'utf8')
const rows = text
  .split('\n')
  .filter((line) => /^\| `[\w.]+` \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const unitMs: Readonly<Record<string, number>> = { s: 1000, min: 60_000, h: 3_600_000, d: 86_400_000 }
const inUnit = (name: string, unit: string): unknown => {
  const value = constants[name]
  return /Ms\b/.test(name) && typeof value === 'number'
    ? value / (unitMs[unit.split(/[\s:]/)[0]!] ?? Number.NaN)
    : value
}
const written = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'number' ? value.toLocaleString('en-US') : String(value)

const numbers = rows
  .filter((cells) => cells.length === 6 && /^`[\w.\-/]+`$/.test(cells[4]!))
  .map(([, name = '', value = '', unit = '', file = '']) => ({
    name: name.replaceAll('`', ''),
    value,
    unit,
    file: file.replaceAll('`', ''),
  }))

test('the document has a number for each constant that it names', () => {
  expect(numbers.length).toBeGreaterThan(55)
  expect(new Set(numbers.map(({ name }) => name)).size).toBe(numbers.length)
})

test.each(numbers)('[ASVS 2.1.3] [ASVS 6.1.1] [ASVS 7.1.1] $name is $value $unit', ({ name, value, unit, file }) => {
  expect(written(inUnit(name, unit))).toBe(value)
  const [root = ''] = name.split('.')
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^(?:export const )?${root}\\b.*=`, 'm'))
})

test('[ASVS 5.1.1] the document names the kinds and the largest size of each purpose of a file', () => {
  const megabyte = 1024 * 1024
  const listed = rows
    .filter(([, , , size = '']) => size.endsWith(' MB'))
    .map(([, purpose = '', kinds, size]) => [purpose.replaceAll('`', ''), kinds, size])
  expect(listed).toEqual(
    Object.entries(uploadPurposes).map(([purpose, { kinds, maxBytes }]) => [
      purpose,
      kinds.join(', '),
      `${maxBytes / megabyte} MB`,
    ]),
  )
})

test('every file that the document names exists', () => {
  const named = [...text.matchAll(/`((?:src|deploy|docs|tests|scripts)\/[\w\-./]+)`/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})

test('[ASVS 13.1.1] each setting with a host is in the table of hosts', () => {
  const hosts = Object.entries(parseEnv(readFileSync('.env.production', 'utf8'))).flatMap(([name, value]) =>
    /^(?:https|wss):/.test(value ?? '') ? [name] : [],
  )
  expect(hosts).toHaveLength(9)
  expect(hosts.filter((name) => !text.includes(`| \`${name}\` |`))).toEqual([])
})

test('[ASVS 6.1.3] [ASVS 6.3.4] every call whose answer has tokens is a way in of the document, and every call that it names exists', () => {
  const sections = readFileSync('docs/contract.md', 'utf8').split(/^### /m)
  const nameOf = (section: string) => /^\w+/.exec(section)?.[0] ?? ''
  const giving = sections.filter((section) => /LoginAnswer|access_token/.test(section.split('\n- data')[1] ?? ''))
  expect(giving.map(nameOf)).toContain('passwordLogin')
  const ways = text.slice(text.indexOf('| Way | Calls |'), text.indexOf('There is no other way in')).split('\n')
  const named = ways.flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
  expect(giving.map(nameOf).filter((name) => !named.includes(name))).toEqual([])
  const known = new Set(sections.map(nameOf))
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
