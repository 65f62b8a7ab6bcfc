import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { tools } from '../lib/run.mjs'
import { outcomeOf } from './ground.mjs'

export const title = 'A log of addresses gives away accounts'

/** The setting for backends that take everything in the body. */
export const settings = { VITE_TOKEN_PARAMS: 'body' }

/** Signs in on the login page and opens the service desk; resolves with every address that the browser asked for. */
async function addressesOfVisit({ openPage, look }, account) {
  const page = await openPage()
  const addresses = []
  page.on('request', (request) => addresses.push(request.url()))
  page.on('websocket', (socket) => addresses.push(socket.url()))
  const [captcha] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/oauth/captcha')),
    page.goto('/login'),
  ])
  const { data } = await captcha.json()
  const { text } = await look(`captcha?uuid=${data.uuid}`)
  const form = page.getByRole('tabpanel')
  await form.getByRole('textbox', { name: /账号/ }).fill(account.loginName)
  await form.getByLabel(/^(?:\* ?)?密码/).fill(account.password)
  await form.getByRole('textbox', { name: /图形验证码/ }).fill(text)
  await form.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  await page.waitForResponse((response) => response.url().includes('/user/detail'))
  // The push connects when the page is idle.
  await page.waitForTimeout(4_000)
  const stored = await page.evaluate(() => ({
    session: localStorage.getItem('session:v1') ?? '',
    visitor: localStorage.getItem('visitor:v1') ?? '',
  }))
  await page.context().close()
  return { addresses, ...stored }
}

const tokensIn = (session) =>
  [...session.matchAll(/"(?:accessToken|refreshToken)":"([^"]{16,})"/g)].map(([, token]) => token)

/** The address of the first page of a certificate sign-in, whose code names an account. */
async function codeInAddress({ openPage }) {
  const page = await openPage()
  const addresses = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto('/loginCallback?code=planted-certificate-code')
  await page.waitForRequest((request) => request.url().includes('/user/detail'))
  await page.context().close()
  return addresses.filter((address) => address.includes('/api/') && address.includes('planted-certificate-code'))
}

const shown = (addresses) =>
  addresses.length > 0 ? addresses[0].replace(/^https?:\/\/[^/]+/, '').slice(0, 80) : 'nowhere'

/** A build for a backend of the older cipher, with the specification's form of addresses. */
function buildWithOlderCipher(root) {
  const folder = mkdtempSync(path.join(tmpdir(), 'attack-build-'))
  const args = [tools.vite, 'build', '--outDir', folder, '--logLevel', 'error']
  const env = { ...process.env, VITE_PASSWORD_CIPHER: 'aes', VITE_TOKEN_PARAMS: 'query' }
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })
  rmSync(folder, { recursive: true, force: true })
  return { status, refusal: stderr.trim().slice(0, 80) }
}

export async function attack(ground) {
  const account = ground.accounts.find(({ loginName }) => loginName === 'person')
  const { addresses, session, visitor } = await addressesOfVisit(ground, account)
  const having = (text) => addresses.filter((address) => decodeURIComponent(address).includes(text))
  const found = []
  const note = (what, hits) => found.push(outcomeOf(`read ${what}`, hits.length > 0, shown(hits)))
  const tokens = tokensIn(session)
  if (tokens.length === 0) throw new Error('the visit stored no token')
  note('a token in the address of a call', tokens.flatMap(having))
  note(
    'a login name in the address of a call',
    having(account.loginName).filter((address) => address.includes('/api/')),
  )
  note(
    'a password in the address of a call',
    addresses.filter((address) => address.includes('password=')),
  )
  note(
    'the secret of a conversation with the desk',
    visitor ? having(visitor) : addresses.filter((address) => address.includes('visitor=')),
  )
  note('the code of a certificate in the address of a call', await codeInAddress(ground))
  const { status, refusal } = buildWithOlderCipher(ground.root)
  const seen = status === 0 ? 'the build allows aes in addresses' : refusal
  found.push(outcomeOf('decrypt a password from a log, with the passphrase of the page', status === 0, seen))
  return found
}
