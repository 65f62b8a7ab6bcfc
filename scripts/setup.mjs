// Uses only Node's own modules: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isMain, root } from './lib/run.mjs'

const oldestNode = [20, 19, 0]

/** Why this Node version does not fit, or null. `version` is like `20.19.0`. */
export function nodeProblem(version) {
  const parts = version.split('.').map(Number)
  const different = oldestNode.findIndex((wanted, place) => parts[place] !== wanted)
  if (different === -1 || parts[different] > oldestNode[different]) return null
  return `Node ${version} is too old: this project needs Node ${oldestNode.join('.')} or newer (https://nodejs.org).`
}

/** The lockfile and the platform of the installed binaries, as one short text. */
export function lockHash(lockText, platform = `${process.platform}-${process.arch}`) {
  return `${createHash('sha256').update(lockText).digest('hex')} ${platform}`
}

/**
 * Whether npm's record of its installation (`node_modules/.package-lock.json`) matches the lockfile.
 * Optional packages may be missing: they are binaries of other platforms.
 */
export function isInstalled(lock, record) {
  const wanted = Object.entries(lock.packages).filter(([place]) => place !== '')
  const present = ([place, entry]) => {
    const found = record.packages[place]
    if (!found) return entry.optional === true
    return found.version === entry.version && found.integrity === entry.integrity
  }
  return wanted.every(present) && Object.keys(record.packages).every((place) => lock.packages[place] !== undefined)
}

const causes = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET|ENETUNREACH|network/i,
    'the package registry cannot be reached',
  ],
  [/ENOSPC/, 'the disk is full'],
  [/EACCES|EPERM|EROFS/, 'this folder is not writable'],
  [/EINTEGRITY/, 'a package does not match the checksum in package-lock.json'],
  [/EUSAGE|in sync/, 'package.json and package-lock.json do not match'],
  [/E404|ETARGET/, 'the package registry does not have a version that package-lock.json names'],
  [/EBADENGINE/, 'a package does not run on this version of Node'],
]

/** The cause of a failure, from npm's output. */
export function causeOf(output) {
  return causes.find(([sign]) => sign.test(output))?.[1] ?? 'npm ci failed'
}

function install() {
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  // Under npm the path of its own file is known: no search on PATH, no .cmd on Windows.
  const npm = process.env.npm_execpath
  const viaNode = npm !== undefined && /npm-cli\.[cm]?js$/.test(npm)
  return viaNode
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' })
}

/** Hash of the installed lockfile and platform; this script writes it after npm's own record. */
const hashFile = path.join(root, 'node_modules/.lock-hash')
const recordFile = path.join(root, 'node_modules/.package-lock.json')

/** Whether the lockfile is installed already; an installation that this script did not make is verified and marked. */
function isInPlace(lockText, hash) {
  if (!existsSync(recordFile)) return false
  const known = existsSync(hashFile) ? readFileSync(hashFile, 'utf8') : null
  if (known === hash) return true
  const isOfPlatform = known === null || known.split(' ')[1] === hash.split(' ')[1]
  if (!isOfPlatform || !isInstalled(JSON.parse(lockText), JSON.parse(readFileSync(recordFile, 'utf8')))) return false
  writeFileSync(hashFile, hash)
  return true
}

/** Installs exactly the lockfile if it is not installed yet; throws with the cause if that fails. */
export function setUp({ log = console.log } = {}) {
  const problem = nodeProblem(process.versions.node)
  if (problem) throw new Error(problem)

  const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  const hash = lockHash(lockText)
  if (isInPlace(lockText, hash)) return

  log('Installing the packages of package-lock.json (npm ci, about half a minute) …')
  const result = install()
  if (result.error) throw new Error(`npm could not be started (${result.error.message}). Is it on PATH?`)
  if (result.status !== 0) {
    throw new Error(`Installing failed: ${causeOf(result.stderr)}.\n\n${result.stderr.trim()}`)
  }
  writeFileSync(hashFile, hash)
}

/** `setUp` for commands: prints the cause and exits with code 1 instead of throwing. */
export function setUpOrExit() {
  try {
    setUp()
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

if (isMain(import.meta)) setUpOrExit()
