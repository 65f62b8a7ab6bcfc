import { comparableName, isSameName } from '../kyc/same-name.ts'
import { date, parseShanghai } from '../time/shanghai.ts'
import { dayMs } from '../time/units.ts'
import { nameEndings } from './cut-texts.ts'
import { sealProblems } from './labels.ts'
import type { SealAct, SealApplicant, SealApplication, SealDesign, SealKind, SealShape, SealState } from './schema.ts'

/** Characters, by code point. */
export const nameMax = 30
export const textMax = 60
export const acrossMax = 12
export const belowMax = 20
/** Years for which a seal is valid at most. */
const validYears = 3

type Problem = string | null
const lengthOf = (text: string): number => Array.from(text.trim()).length
const firstOf = (...problems: Problem[]): Problem => problems.find((problem) => problem !== null) ?? null

/** A person signs with the own name; an organisation has seals of its own and of its legal representative. */
export const kindsOf = ({ kind }: Pick<SealApplicant, 'kind'>): readonly SealKind[] => {
  if (kind === 'person') return ['personal']
  return kind === 'organisation' ? ['official', 'contract', 'legal'] : []
}

/** The templates of a kind: a seal of an organisation is round or oval, one with a person's name is square. */
export const shapesOf = (kind: SealKind): readonly SealShape[] =>
  kind === 'official' || kind === 'contract' ? ['round', 'ellipse'] : ['rectangle']

export function kindProblem(kind: string, applicant: Pick<SealApplicant, 'kind'>): Problem {
  if (kind === '') return sealProblems.kind
  if (kindsOf(applicant).some((known) => known === kind)) return null
  return applicant.kind === 'person' ? sealProblems.kindPerson : sealProblems.kindOrganisation
}

export function nameProblem(name: string): Problem {
  if (lengthOf(name) === 0) return sealProblems.name
  return lengthOf(name) > nameMax ? sealProblems.nameLong : null
}

/** What can be cut into a seal. */
const sealText = /^[\p{L}\p{N}()（）·.& -]*$/u
const signsProblem = (text: string): Problem => (sealText.test(text.trim()) ? null : sealProblems.textSigns)

const isNameSeal = (text: string, name: string): boolean =>
  name.trim() !== '' && nameEndings.some((ending) => isSameName(text, name + ending))

/** Whose name the text of a seal must show: the organisation's within it, or a person's and nothing else than 印. */
function holderProblem(text: string, kind: SealKind, { name, legalName }: SealApplicant): Problem {
  if (kind === 'legal') return isNameSeal(text, legalName) ? null : sealProblems.legalName
  if (kind === 'personal') return isNameSeal(text, name) ? null : sealProblems.personName
  const isNamed = name.trim() !== '' && comparableName(text).includes(comparableName(name))
  return isNamed ? null : sealProblems.partyName
}

export function textProblem(text: string, kind: SealKind, applicant: SealApplicant): Problem {
  if (lengthOf(text) === 0) return sealProblems.text
  if (lengthOf(text) > textMax) return sealProblems.textLong
  return signsProblem(text) ?? holderProblem(text, kind, applicant)
}

export const acrossProblem = (text: string): Problem =>
  lengthOf(text) > acrossMax ? sealProblems.across : signsProblem(text)
export const belowProblem = (text: string): Problem =>
  lengthOf(text) > belowMax ? sealProblems.below : signsProblem(text)

/** A text along an arc exists only on round and oval seals. */
export const hasArcs = (shape: SealShape): boolean => shape !== 'rectangle'

const designProblem = (design: SealDesign, kind: SealKind, applicant: SealApplicant): Problem =>
  firstOf(
    shapesOf(kind).includes(design.shape) ? null : sealProblems.shape,
    textProblem(design.text, kind, applicant),
    hasArcs(design.shape) ? acrossProblem(design.across) : null,
    hasArcs(design.shape) ? belowProblem(design.below) : null,
  )

/** Epoch ms of the end of the last day in China; null for no day. */
export const endOfSeal = (validTo: string): number | null => {
  const day = validTo.length === 10 ? parseShanghai(validTo) : null
  return day === null ? null : day + dayMs
}

/** The latest last day of a seal that is applied for at `now`. */
export function latestValidTo(now: number): string {
  const [year = '', month = '', day = ''] = date(now).split('-')
  const same = `${Number(year) + validYears}-${month}-${day}`
  return parseShanghai(same) === null ? `${Number(year) + validYears}-02-28` : same
}

export function validToProblem(validTo: string, now: number): Problem {
  if (endOfSeal(validTo) === null) return sealProblems.validToMissing
  if (validTo <= date(now)) return sealProblems.validToPast
  return validTo > latestValidTo(now) ? sealProblems.validToFar : null
}

/** The first problem of an application at `now` (epoch ms), or null; the form checks the same field by field. */
export function applicationProblem(given: SealApplication, applicant: SealApplicant, now: number): Problem {
  const { kind, name, design, pictureId, letterId, scopes, validTo } = given
  const hasOneLook = Boolean(design) !== Boolean(pictureId)
  return firstOf(
    kindProblem(kind, applicant),
    nameProblem(name),
    hasOneLook ? null : sealProblems.look,
    design ? designProblem(design, kind, applicant) : null,
    letterId === '' ? sealProblems.letter : null,
    scopes.length === 0 ? sealProblems.scopes : null,
    validToProblem(validTo, now),
  )
}

const acts: Record<SealState, readonly SealAct[]> = {
  draft: ['submit', 'edit', 'remove'],
  checking: [],
  active: ['stop'],
  stopped: ['enable'],
  refused: ['resubmit', 'edit'],
  expired: [],
}

/** What the owner can do with a seal (domain 5.6). */
export const sealActsOf = (state: SealState): readonly SealAct[] => acts[state]
