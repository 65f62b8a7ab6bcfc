import type { PushStatus } from '#src/shared/lib/push.ts'
import type { Values } from '#src/shared/lib/text/i18n.ts'
import { type Browser, oldestVersions } from './browser.ts'
import { adviceLabels, browserNames, checkLabels, type checkStateLabels, foundLabels } from './labels.ts'

export type CheckState = keyof typeof checkStateLabels
export type CheckName = keyof typeof checkLabels
export const checkNames = Object.keys(checkLabels) as CheckName[]

/** A key of the texts and its values. */
export type Sentence = { text: string; values?: Values }

export type Verdict = { state: CheckState; found: Sentence; advice?: Sentence }

const verdict = (
  state: CheckState,
  found: keyof typeof foundLabels,
  advice?: keyof typeof adviceLabels | null,
  values?: Values,
): Verdict => ({
  state,
  found: { text: foundLabels[found], ...(values && { values }) },
  ...(advice && { advice: { text: adviceLabels[advice] } }),
})

/** Their own release numbers differ from that of the engine. */
const namesItsEngine: ReadonlySet<Browser['name']> = new Set(['edge', 'firefox', 'chrome', 'safari'])

function browserVerdict({ name, engine, version }: Browser): Verdict {
  if (name === 'ie' || (name === 'edge' && engine === null))
    return { ...verdict('failed', 'browserUnknown', 'browserIe'), found: { text: browserNames[name] } }
  if (engine === null || version === null) return verdict('attention', 'browserUnknown', 'browserUnknown')
  const found = namesItsEngine.has(name) ? 'browser' : 'browserEngine'
  const values = { name: browserNames[name], version }
  if (version >= oldestVersions[engine]) return verdict('passed', found, null, values)
  return {
    ...verdict('failed', found, null, values),
    advice: { text: adviceLabels.browserOld, values: { ...oldestVersions } },
  }
}

/** A round trip from which the last seconds of a bidding are at risk, ms. */
const slowMs = 1000

/** The answer to a call: its time in ms, null for a failure, undefined while it is awaited. */
export type Answer = number | null | undefined

function networkVerdict(isOnline: boolean, answer: Answer): Verdict {
  if (!isOnline) return verdict('failed', 'offline', 'offline')
  if (answer === undefined) return verdict('pending', 'measuring')
  if (answer === null) return verdict('failed', 'unreachable', 'unreachable')
  const isSlow = answer > slowMs
  return verdict(isSlow ? 'attention' : 'passed', 'roundTrip', isSlow ? 'slow' : null, { ms: Math.round(answer) })
}

/** How long a connection may take before its check fails, ms. */
const patienceMs = 15_000

export type PushFacts = { status: PushStatus; roundTripMs: number | null; waitedMs: number }

function liveVerdict(roundTripMs: number | null): Verdict {
  if (roundTripMs === null) return verdict('passed', 'pushLive')
  const isSlow = roundTripMs > slowMs
  const values = { ms: Math.max(1, Math.round(roundTripMs)) }
  return verdict(isSlow ? 'attention' : 'passed', 'pushRoundTrip', isSlow ? 'slow' : null, values)
}

function pushVerdict({ status, roundTripMs, waitedMs }: PushFacts): Verdict {
  if (status === 'live') return liveVerdict(roundTripMs)
  if (status === 'polling') return verdict('attention', 'pushPolling', 'pushPolling')
  if (status === 'stopped' || status === 'refused') return verdict('failed', 'pushDown', 'pushDown')
  if (waitedMs < patienceMs) return verdict('pending', 'measuring')
  return status === 'stale' || status === 'waiting'
    ? verdict('attention', 'pushUnstable', 'pushUnstable')
    : verdict('failed', 'pushDown', 'pushDown')
}

const clockLimits = { passedMs: 2000, attentionMs: 300_000 } as const

/** `aheadMs`: the local clock minus that of the exchange; null if the exchange did not tell its time, undefined while it is awaited. */
function clockVerdict(aheadMs: number | null | undefined): Verdict {
  if (aheadMs === undefined) return verdict('pending', 'measuring')
  if (aheadMs === null) return verdict('attention', 'clockUnknown', 'clockUnknown')
  const off = Math.abs(aheadMs)
  const values = { ms: Math.round(off), seconds: (off / 1000).toFixed(1) }
  const side = aheadMs >= 0 ? 'clockAhead' : 'clockBehind'
  if (off < 1000) return verdict('passed', `${side}Ms`, 'clockNoted', values)
  if (off <= clockLimits.passedMs) return verdict('passed', side, 'clockNoted', values)
  return off <= clockLimits.attentionMs
    ? verdict('attention', side, 'clockOff', values)
    : verdict('failed', side, 'clockWrong', values)
}

/** Minutes, as of `Date.getTimezoneOffset`. */
const beijingOffset = -480

const storageVerdict = (name: 'localData' | 'sessionData' | 'cookie', isWritable: boolean): Verdict =>
  isWritable ? verdict('passed', 'writable') : verdict(name === 'cookie' ? 'attention' : 'failed', 'blocked', name)

function pdfVerdict(isShown: boolean | undefined): Verdict {
  if (isShown === undefined) return verdict('attention', 'pdfUnknown', 'pdfUnknown')
  return isShown ? verdict('passed', 'pdfShown') : verdict('attention', 'pdfSaved', 'pdfSaved')
}

function filesVerdict({ canSave, isInApp }: Pick<Facts, 'canSave' | 'isInApp'>): Verdict {
  if (!canSave) return verdict('failed', 'filesMissing', 'filesMissing')
  return isInApp ? verdict('attention', 'filesInApp', 'filesInApp') : verdict('passed', 'filesReady')
}

function soundVerdict(hasSound: boolean, isSoundOn: boolean): Verdict {
  if (!hasSound) return verdict('attention', 'soundMissing', 'soundMissing')
  return isSoundOn ? verdict('passed', 'soundOn') : verdict('passed', 'soundOff', 'soundOff')
}

/** CSS px: the columns of the quote room stand side by side; the narrowest screen that everything fits. */
const widths = { wide: 1200, least: 320 } as const

/** A finger cannot enlarge its screen, so only a narrow window of a computer is worth a word. */
function screenVerdict(width: number, isTouch: boolean): Verdict {
  const values = { width: Math.round(width) }
  if (width >= widths.wide) return verdict('passed', 'wide', null, values)
  if (width < widths.least) return verdict('attention', 'tooNarrow', 'tooNarrow', values)
  return isTouch ? verdict('passed', 'narrow', null, values) : verdict('attention', 'narrow', 'narrow', values)
}

function languageVerdict(language: string): Verdict {
  const isSpoken = /^(?:zh|en)\b/i.test(language)
  return verdict(isSpoken ? 'passed' : 'attention', 'language', isSpoken ? null : 'language', {
    language: language || '—',
  })
}

/** What was measured in the reader's browser. */
export type Facts = {
  browser: Browser
  isOnline: boolean
  answer: Answer
  push: PushFacts
  aheadMs: number | null | undefined
  zone: string
  offsetMinutes: number
  isSecure: boolean
  isLocalWritable: boolean
  isSessionWritable: boolean
  isCookieWritable: boolean
  /** Undefined where the browser does not know. */
  showsPdf: boolean | undefined
  canSave: boolean
  isInApp: boolean
  hasSound: boolean
  isSoundOn: boolean
  width: number
  isTouch: boolean
  language: string
}

/** The verdict of each check on what was measured. */
export const verdictsOf = (facts: Facts): Readonly<Record<CheckName, Verdict>> => ({
  browser: browserVerdict(facts.browser),
  network: networkVerdict(facts.isOnline, facts.answer),
  push: pushVerdict(facts.push),
  clock: clockVerdict(facts.aheadMs),
  timeZone:
    facts.offsetMinutes === beijingOffset
      ? verdict('passed', 'beijingTime')
      : verdict('attention', 'otherTime', 'otherTime', { zone: facts.zone }),
  security: facts.isSecure ? verdict('passed', 'secure') : verdict('attention', 'insecure', 'insecure'),
  localData: storageVerdict('localData', facts.isLocalWritable),
  sessionData: storageVerdict('sessionData', facts.isSessionWritable),
  cookie: storageVerdict('cookie', facts.isCookieWritable),
  pdf: pdfVerdict(facts.showsPdf),
  files: filesVerdict(facts),
  sound: soundVerdict(facts.hasSound, facts.isSoundOn),
  screen: screenVerdict(facts.width, facts.isTouch),
  language: languageVerdict(facts.language),
})

const order: readonly CheckState[] = ['failed', 'attention', 'pending', 'passed']

/** The worst of all states, and how many checks have each. */
export function summaryOf(verdicts: Readonly<Record<CheckName, Verdict>>) {
  const states = checkNames.map((name) => verdicts[name].state)
  const count = (state: CheckState) => states.filter((one) => one === state).length
  return {
    worst: order.find((state) => states.includes(state)) ?? 'passed',
    failed: count('failed'),
    attention: count('attention'),
    pending: count('pending'),
  }
}
