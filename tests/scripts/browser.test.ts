import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  browserEnv,
  ensureChineseFont,
  findBrowser,
  findFullBrowser,
  launchProblem,
  tryLaunch,
  type Machine,
} from '../../scripts/browser.mjs'
import { onPath } from '../../scripts/lib/path.mjs'

type Given = {
  env?: Record<string, string>
  platform?: string
  isRoot?: boolean
  /** Programs on PATH by name. */
  programs?: Record<string, string>
  /** The browsers that start: executables, channels, and `own` for Playwright's. */
  starts?: string[]
  /** The program that a command adds to PATH, or `own`; any other command fails. */
  yields?: Record<string, string>
}

function machine({
  env = {},
  platform = 'linux',
  isRoot = false,
  programs = {},
  starts = [],
  yields = {},
}: Given = {}) {
  const done: string[] = []
  const logged: string[] = []
  const present = { ...programs }
  const works = new Set(starts)
  const launched: string[] = []
  const follow = async (command: string, args: string[] = []) => {
    const line = [command, ...args].join(' ')
    done.push(line)
    const result = Object.entries(yields).find(([start]) => line.startsWith(start))
    if (!result) return { code: 1, output: 'E: no network' }
    if (result[1] === 'own') works.add('own')
    else if (result[1]) {
      present[path.basename(result[1])] = result[1]
      works.add(result[1])
    }
    return { code: 0, output: '' }
  }
  const overrides: Machine = {
    env,
    platform,
    isRoot,
    which: (name) => present[name] ?? null,
    launch: async ({ executablePath, channel }) => {
      const candidate = executablePath ?? channel ?? 'own'
      launched.push(candidate)
      return works.has(candidate) ? null : `${candidate} does not start`
    },
    run: follow,
    runNode: (file, args) => follow('node', [file, ...(args ?? [])]),
    log: (line) => logged.push(line),
  }
  return { overrides, done, logged, launched }
}

const apt = 'apt-get -o Acquire::Retries=5 -o DPkg::Lock::Timeout=300'
const aptInstall = `${apt} install -y --no-install-recommends`
const download = 'node node_modules/@playwright/test/cli.js install --only-shell chromium'

describe('a browser that is installed already', () => {
  test('E2E_BROWSER_PATH comes first', async () => {
    const { overrides, launched } = machine({
      env: { E2E_BROWSER_PATH: '/opt/mine' },
      programs: { chromium: '/usr/bin/chromium' },
      starts: ['/opt/mine', 'own', '/usr/bin/chromium'],
    })
    expect(await findBrowser(overrides)).toEqual({ source: 'E2E_BROWSER_PATH', executablePath: '/opt/mine' })
    expect(launched).toEqual(['/opt/mine'])
  })

  test('an E2E_BROWSER_PATH that does not start is an error, even if others would start', async () => {
    const { overrides, launched } = machine({ env: { E2E_BROWSER_PATH: '/opt/mine' }, starts: ['own'] })
    await expect(findBrowser(overrides)).rejects.toThrow(
      'E2E_BROWSER_PATH is /opt/mine, which does not start: /opt/mine does not start',
    )
    expect(launched).toEqual(['/opt/mine'])
  })

  test("Playwright's own comes before PATH", async () => {
    const { overrides } = machine({ programs: { chromium: '/usr/bin/chromium' }, starts: ['own', '/usr/bin/chromium'] })
    expect(await findBrowser(overrides)).toEqual({ source: "Playwright's own browser" })
  })

  test('a headless shell comes before the full browser; one that does not start is skipped', async () => {
    const { overrides, launched } = machine({
      programs: {
        'google-chrome': '/usr/bin/google-chrome',
        chromium: '/usr/bin/chromium',
        'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
      },
      starts: ['/usr/bin/google-chrome', '/usr/bin/chromium'],
    })
    expect(await findBrowser(overrides)).toEqual({ source: '/usr/bin/chromium', executablePath: '/usr/bin/chromium' })
    expect(launched).toEqual(['own', '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'])
  })

  test.each(['darwin', 'win32'])('on %s an installed Chrome or Edge is found by its channel', async (platform) => {
    const { overrides, launched } = machine({ platform, starts: ['msedge'] })
    expect(await findBrowser(overrides)).toEqual({ source: 'channel msedge', channel: 'msedge' })
    expect(launched).toEqual(['own', 'chrome', 'msedge'])
  })
})

describe('a browser that has to be installed', () => {
  test('is downloaded by Playwright first', async () => {
    const { overrides, done, logged } = machine({ yields: { [download]: 'own' } })
    expect(await findBrowser(overrides)).toEqual({ source: "Playwright's own browser, just downloaded" })
    expect(done).toEqual([download])
    expect(logged).toHaveLength(1)
  })

  test('comes from Debian, with a Chinese font, if the download fails and the user is root', async () => {
    const { overrides, done } = machine({
      isRoot: true,
      programs: { 'apt-get': '/usr/bin/apt-get' },
      yields: { [`${aptInstall} chromium-headless-shell`]: '/usr/bin/chromium-headless-shell', [`${apt} update`]: '' },
    })
    expect(await findBrowser(overrides)).toMatchObject({ executablePath: '/usr/bin/chromium-headless-shell' })
    expect(done).toEqual([download, `${apt} update`, `${aptInstall} chromium-headless-shell fonts-noto-cjk`])
  })

  test('is the full Chromium if there is no headless shell', async () => {
    const { overrides } = machine({
      isRoot: true,
      programs: { 'apt-get': '/usr/bin/apt-get' },
      yields: { [`${aptInstall} chromium fonts`]: '/usr/bin/chromium' },
    })
    expect(await findBrowser(overrides)).toMatchObject({ executablePath: '/usr/bin/chromium' })
  })

  test('a user other than root does not change the system', async () => {
    const { overrides, done } = machine({ programs: { 'apt-get': '/usr/bin/apt-get' } })
    await expect(findBrowser(overrides)).rejects.toThrow('No Chromium could be started')
    expect(done).toEqual([download])
  })

  test('if nothing works, the error lists every attempt with its reason, and what to do', async () => {
    const { overrides } = machine({ isRoot: true, programs: { 'apt-get': '/a', chromium: '/usr/bin/chromium' } })
    const lines = await findBrowser(overrides).then(
      () => [],
      (error: Error) => error.message.split('\n'),
    )
    expect(lines).toEqual([
      'No Chromium could be started, so the browser tests cannot run. Tried:',
      "  - Playwright's own browser: own does not start",
      '  - /usr/bin/chromium: /usr/bin/chromium does not start',
      '  - playwright install: exit code 1',
      '  - apt-get install chromium-headless-shell fonts-noto-cjk: E: no network',
      '  - apt-get install chromium fonts-noto-cjk: E: no network',
      'Install Chromium or Chrome, or set E2E_BROWSER_PATH to the executable of one.',
    ])
  })
})

describe('the Chinese font', () => {
  const listed = 'Noto Sans CJK SC:style=Regular'

  function fonts(before: boolean, given: Given) {
    const { overrides, done, logged } = machine(given)
    let there = before
    const run: Machine['run'] = async (command, args, options) => {
      if (command === 'fc-list') return { code: 0, output: there ? listed : '' }
      const result = await overrides.run(command, args, options)
      if (result.code === 0 && args?.includes('fonts-noto-cjk')) there = true
      return result
    }
    return { overrides: { ...overrides, run }, done, logged }
  }

  test('an installed one is enough', async () => {
    const { overrides, done, logged } = fonts(true, { isRoot: true, programs: { 'apt-get': '/a' } })
    await ensureChineseFont(overrides)
    expect([done, logged]).toEqual([[], []])
  })

  test('root installs it', async () => {
    const { overrides, done } = fonts(false, {
      isRoot: true,
      programs: { 'apt-get': '/a' },
      yields: { 'apt-get': '' },
    })
    await ensureChineseFont(overrides)
    expect(done).toEqual([`${apt} update`, `${aptInstall} fontconfig fonts-noto-cjk`])
  })

  test('any other user gets a warning', async () => {
    const { overrides, done, logged } = fonts(false, {})
    await ensureChineseFont(overrides)
    expect(done).toEqual([])
    expect(logged.join()).toContain('no font with Chinese characters')
  })
})

test('a program is found on PATH only if it is executable', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'path-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')]
  for (const [place, mode] of [
    [first, 0o644],
    [second, 0o755],
  ] as const) {
    mkdirSync(place)
    writeFileSync(path.join(place, 'chromium'), '#!/bin/sh\n')
    chmodSync(path.join(place, 'chromium'), mode)
  }
  const env = { PATH: [first, second].join(path.delimiter) }
  expect(onPath('chromium', { env, platform: 'linux' })).toBe(path.join(second, 'chromium'))
  expect(onPath('google-chrome', { env, platform: 'linux' })).toBeNull()
})

test('the browser is passed on in the environment', () => {
  expect(browserEnv({ executablePath: '/usr/bin/chromium' })).toEqual({ E2E_BROWSER_PATH: '/usr/bin/chromium' })
  expect(browserEnv({ channel: 'chrome' })).toEqual({ E2E_BROWSER_CHANNEL: 'chrome' })
  expect(browserEnv({})).toEqual({})
})

describe('a browser that starts and crashes is rejected with its reason', () => {
  /** A program in place of a browser. */
  const program = (script: string): string => {
    const folder = mkdtempSync(path.join(tmpdir(), 'browser-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = path.join(folder, 'chromium')
    writeFileSync(file, `#!/bin/sh\n${script}\n`)
    chmodSync(file, 0o755)
    return file
  }

  test.skipIf(process.platform === 'win32').each([
    [
      'a missing library',
      'echo "chromium: error while loading shared libraries: libnss3.so: cannot open" >&2; exit 127',
      'chromium: error while loading shared libraries: libnss3.so: cannot open; it ended with code 127',
    ],
    ['a crash without output', 'kill -SEGV $$', 'it was ended by SIGSEGV'],
    ['an exit without output', 'exit 3', 'it ended with code 3'],
  ])('%s', async (_, script, reason) => {
    const startedAt = performance.now()
    expect(await tryLaunch({ executablePath: program(script) })).toBe(reason)
    expect(performance.now() - startedAt).toBeLessThan(20_000)
  })

  test('a message without process output is reported by its first line', () => {
    expect(launchProblem('browserType.launch: Timeout 30000ms exceeded.\nCall log:\n  - <launching> /x')).toBe(
      'browserType.launch: Timeout 30000ms exceeded.',
    )
  })
})

describe('the full Chromium of the smoke tests', () => {
  const shell = { executablePath: '/usr/bin/chromium-headless-shell' }

  test('is the one on PATH that starts', async () => {
    const { overrides, done } = machine({
      programs: { chromium: '/usr/bin/chromium', 'google-chrome': '/opt/chrome' },
      starts: ['/opt/chrome'],
    })
    expect(await findFullBrowser(shell, overrides)).toBe('/opt/chrome')
    expect(done).toEqual([])
  })

  test('is not searched for if the given browser is a full one', async () => {
    const { overrides, launched, logged } = machine({ programs: { chromium: '/usr/bin/chromium' }, starts: ['own'] })
    expect(await findFullBrowser({ executablePath: '/usr/bin/chromium' }, overrides)).toBeNull()
    expect(await findFullBrowser({ channel: 'chrome' }, overrides)).toBeNull()
    expect([launched, logged]).toEqual([[], []])
  })

  test('is installed on Debian, else left out with a log message', async () => {
    const debian = machine({
      isRoot: true,
      programs: { 'apt-get': '/usr/bin/apt-get' },
      yields: { [`${aptInstall} chromium`]: '/usr/bin/chromium' },
    })
    expect(await findFullBrowser({}, debian.overrides)).toBe('/usr/bin/chromium')
    const bare = machine()
    expect(await findFullBrowser({}, bare.overrides)).toBeNull()
    expect(bare.logged).toEqual(['No full Chromium found; the smoke tests run in the headless shell.'])
  })
})
