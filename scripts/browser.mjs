import { installWithApt, patient } from './lib/debian.mjs'
import { onPath } from './lib/path.mjs'
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
/** Browsers without a window; any other can show one, and runs without it in the new headless mode. */
const isShell = (name) => name.includes('headless-shell')

const ended = /<process did exit: exitCode=(\S+), signal=([^\s>]+)>/

/**
 * Why a browser did not start, in one line, from Playwright's message: the last line of the program's own output and its exit.
 * The first line of the message only states that there is no browser.
 */
export function launchProblem(message) {
  // oxlint-disable-next-line no-control-regex -- the colours of a terminal are control characters
  const lines = message.replaceAll(/\u001B\[\d+m/g, '').split('\n')
  const stderrLines = lines.flatMap((line) => /\[pid=\d+\]\[err\] (.*\S)/.exec(line)?.[1] ?? [])
  const [, code, signal] = ended.exec(message) ?? []
  const end = code === undefined ? [] : [signal === 'null' ? `it ended with code ${code}` : `it was ended by ${signal}`]
  const reasons = [...stderrLines.slice(-1), ...end]
  return reasons.length > 0 ? reasons.join('; ') : lines[0]
}

/**
 * Starts the browser, opens a page in it and closes it; a crash on the way counts as a failure. Resolves with null or the
 * reason.
 */
export async function tryLaunch(options) {
  let browser = null
  try {
    const { chromium } = await import('@playwright/test')
    browser = await chromium.launch({ timeout: 30_000, ...options })
    const page = await browser.newPage()
    await page.goto('data:text/html,<h1>1</h1>')
    return null
  } catch (error) {
    const problem = launchProblem(String(error?.message ?? error))
    return browser ? `it starts, but no page can be opened in it (${problem})` : problem
  } finally {
    await browser?.close()
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
 * A Chromium that was started successfully: `{ source, executablePath?, channel? }`, neither of the two for Playwright's
 * own. Order: E2E_BROWSER_PATH, Playwright's own, PATH, channels, a download, Debian's package. Throws with every
 * attempt and its reason if there is none.
 */
export async function findBrowser(overrides = {}) {
  const on = { ...machine(), ...overrides }
  const asked = on.env.E2E_BROWSER_PATH
  if (asked) {
    const reason = await on.launch({ executablePath: asked })
    // A browser that was named explicitly has no fallback: it would hide the mistake.
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

/** The path of a Chromium that starts and can show a window: on PATH, else Debian's package; null if there is none. */
async function fullOnThisMachine(on) {
  const starts = async (executablePath) => executablePath !== null && (await on.launch({ executablePath })) === null
  for (const executablePath of namesOnPath.filter((name) => !isShell(name)).map((name) => on.which(name)))
    if (await starts(executablePath)) return executablePath
  if (on.platform !== 'linux' || !on.isRoot || !on.which('apt-get')) return null
  const failure = await installWithApt(on, ['chromium'])
  return failure === null && (await starts(on.which('chromium'))) ? on.which('chromium') : null
}

/**
 * A full Chromium for the smoke tests, in addition to the headless shell of the other tests: only a window requests icons and
 * paints as a reader's browser does. Its path, or null with a log message: the given browser is full, or none is available.
 */
export async function findFullBrowser(browser, overrides = {}) {
  if (browser.channel || (browser.executablePath && !isShell(browser.executablePath))) return null
  const on = { ...machine(), ...overrides }
  const found = await fullOnThisMachine(on)
  if (found === null) on.log('No full Chromium found; the smoke tests run in the headless shell.')
  return found
}

/** Makes sure that Linux has a font with Chinese characters; without one every text is a row of boxes. Never throws. */
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

/** The environment variables that pass the browser to a test run. */
export function browserEnv({ executablePath, channel }) {
  return {
    ...(executablePath ? { E2E_BROWSER_PATH: executablePath } : {}),
    ...(channel ? { E2E_BROWSER_CHANNEL: channel } : {}),
  }
}

/** Browser and font for a command: prints the reason and exits with code 1 if there is no browser. */
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
