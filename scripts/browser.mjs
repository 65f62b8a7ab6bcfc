import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'
import { isMain, run, runNode, tools } from './lib/run.mjs'

const namesOnPath = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]
const channels = ['chrome', 'msedge']

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** The full path of a program on PATH, or null. */
export function onPath(name, { env = process.env, platform = process.platform } = {}) {
  const endings = platform === 'win32' ? ['.exe', '.cmd', ''] : ['']
  const folders = (env.PATH ?? env.Path ?? '').split(path.delimiter).filter(Boolean)
  const files = folders.flatMap((folder) => endings.map((ending) => path.join(folder, name + ending)))
  return files.find(isProgram) ?? null
}

/** Starts and ends the browser; what does not really start is no candidate. Resolves with null or the reason. */
async function tryLaunch(options) {
  try {
    const { chromium } = await import('@playwright/test')
    const browser = await chromium.launch({ timeout: 30_000, ...options })
    await browser.close()
    return null
  } catch (error) {
    return String(error?.message ?? error).split('\n')[0]
  }
}

const machine = () => ({
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  which: (name) => onPath(name),
  launch: tryLaunch,
  run,
  runNode,
  log: console.log,
})

/** A mirror may be out for a moment, and another program may be installing. */
const patient = ['-o', 'Acquire::Retries=5', '-o', 'DPkg::Lock::Timeout=300']

async function installWithApt(on, packages) {
  on.log(`Installing ${packages.join(', ')} (apt-get) …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const args = [...patient, 'install', '-y', '--no-install-recommends', ...packages]
  const { code, output } = await on.run('apt-get', args, { env, capture: true })
  return code === 0 ? null : `apt-get install ${packages.join(' ')}: ${output.trim().split('\n').at(-1)}`
}

async function present(on, attempts) {
  const attempt = async (source, options) => {
    const reason = await on.launch(options)
    if (reason === null) return { source, ...options }
    attempts.push(`${source}: ${reason}`)
    return null
  }
  const own = await attempt("Playwright's own browser", {})
  if (own) return own
  for (const name of namesOnPath) {
    const executablePath = on.which(name)
    const found = executablePath && (await attempt(executablePath, { executablePath }))
    if (found) return found
  }
  for (const channel of on.platform === 'linux' ? [] : channels) {
    const found = await attempt(`channel ${channel}`, { channel })
    if (found) return found
  }
  return null
}

async function download(on, attempts) {
  on.log('No browser found; downloading one (playwright install --only-shell chromium) …')
  const { code, output } = await on.runNode(tools.playwright, ['install', '--only-shell', 'chromium'], {
    capture: true,
    timeoutMs: 300_000,
  })
  if (code !== 0) {
    const reason = output.split('\n').find((line) => line.startsWith('Error')) ?? `exit code ${code}`
    attempts.push(`playwright install: ${reason}`)
    return null
  }
  const failure = await on.launch({})
  if (failure === null) return { source: "Playwright's own browser, just downloaded" }
  attempts.push(`Playwright's own browser, just downloaded: ${failure}`)
  return null
}

async function fromDebian(on, attempts) {
  if (on.platform !== 'linux' || !on.isRoot || !on.which('apt-get')) return null
  await on.run('apt-get', [...patient, 'update'], { capture: true })
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const failure = await installWithApt(on, [name, 'fonts-noto-cjk'])
    const executablePath = failure ? null : on.which(name)
    const refusal = executablePath ? await on.launch({ executablePath }) : (failure ?? `${name} is not on PATH`)
    if (refusal === null) return { source: `${executablePath}, just installed`, executablePath }
    attempts.push(refusal)
  }
  return null
}

/**
 * A Chromium that was really started once: `{ source, executablePath?, channel? }`, neither of the two for Playwright's
 * own. Order: E2E_BROWSER_PATH, Playwright's own, PATH, channels, a download, Debian's package. Throws with every
 * attempt and its reason when there is none.
 */
export async function findBrowser(overrides = {}) {
  const on = { ...machine(), ...overrides }
  const asked = on.env.E2E_BROWSER_PATH
  if (asked) {
    const reason = await on.launch({ executablePath: asked })
    // Whoever names a browser wants that one: falling back would hide the mistake.
    if (reason !== null) throw new Error(`E2E_BROWSER_PATH is ${asked}, which does not start: ${reason}`)
    return { source: 'E2E_BROWSER_PATH', executablePath: asked }
  }
  const attempts = []
  const found = (await present(on, attempts)) ?? (await download(on, attempts)) ?? (await fromDebian(on, attempts))
  if (found) return found
  throw new Error(
    [
      'No Chromium could be started, so the browser tests cannot run. Tried:',
      ...attempts.map((line) => `  - ${line}`),
      'Install Chromium or Chrome, or set E2E_BROWSER_PATH to the executable of one.',
    ].join('\n'),
  )
}

/** Sees to a font with Chinese characters on Linux; without one every text is a row of boxes. Never throws. */
export async function ensureChineseFont(overrides = {}) {
  const on = { ...machine(), ...overrides }
  if (on.platform !== 'linux') return
  const hasFont = async () => {
    const { code, output } = await on.run('fc-list', [':lang=zh'], { capture: true })
    return code === 0 && output.trim() !== ''
  }
  if (await hasFont()) return
  if (on.isRoot && on.which('apt-get')) {
    await on.run('apt-get', [...patient, 'update'], { capture: true })
    await installWithApt(on, ['fontconfig', 'fonts-noto-cjk'])
    if (await hasFont()) return
  }
  on.log('Warning: no font with Chinese characters found (fc-list :lang=zh is empty); install fonts-noto-cjk.')
}

/** What a test run needs to know about the browser, as environment variables. */
export function browserEnv({ executablePath, channel }) {
  return {
    ...(executablePath ? { E2E_BROWSER_PATH: executablePath } : {}),
    ...(channel ? { E2E_BROWSER_CHANNEL: channel } : {}),
  }
}

/** Browser and font for a command: prints the reason and ends with code 1 when there is no browser. */
export async function browserOrExit() {
  const browser = await findBrowser().catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
  await ensureChineseFont()
  return browser
}

if (isMain(import.meta)) {
  const { source, executablePath, channel } = await browserOrExit()
  console.log(
    `${source}${executablePath && executablePath !== source ? `: ${executablePath}` : ''}${channel ? ` (${channel})` : ''}`,
  )
}
