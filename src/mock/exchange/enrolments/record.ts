import { emptyForm } from '#src/model/enrolment/rules.ts'
import type { CorrectionLimit } from '#src/model/enrolment/correction.ts'
import type { EnrolForm, EnrolState } from '#src/model/enrolment/schema.ts'
import type { Listing, User } from '../tables.ts'

export type Consent = {
  name: string
  telPhone: string
  documentNo: string
  share: string
  state: 'asked' | 'agreed' | 'refused'
  /** The account that agreed; null before. */
  userId: string | null
  /** Of everything that was asked to be agreed to. */
  version: string
  /** Of a consent: its account, its time, and the version of the terms. */
  given: { account: string; at: number; termsVersion: string } | null
}

/** A member is asked by phone number; one who has agreed stays bound under any other number. */
export const isConsentOf = ({ userId, telPhone }: Consent, user: User): boolean =>
  userId === null ? telPhone === user.telPhone : userId === user.id

/** One enrolment as the exchange keeps it. */
export type Enrolment = {
  id: string
  no: string
  userId: string
  /** Kept by reference: a room of the hall leaves the lists, an enrolment for it does not. */
  listing: Listing
  form: EnrolForm
  /** Counts the savings of the form. */
  version: number
  /** Of the last saving. */
  savedAt: number
  state: EnrolState
  createdAt: number
  submittedAt: number | null
  /** Why it was refused, given back or lapsed. */
  reason: string | null
  bidNo: string | null
  depositId: string | null
  /** What the review made of a claim to hold the right to the same price; null before it, and without a claim. */
  priority: { isAccepted: boolean; reason: string | null } | null
  /** When an enrolment that was given back must be handed in again. */
  fixUntil: number | null
  /** What of its form is to be put right, and what had been handed in. */
  fix: { step: 'fill' | 'files'; returned: EnrolForm } | null
  /** Why there are fewer than the usual days for it. */
  fixLimit: CorrectionLimit | null
  consents: Consent[]
  events: { at: number; title: string; note: string | null }[]
  documents: { name: string; url: string; at: number }[]
}

/** States in which nothing more happens to an enrolment. */
export const closedStates: ReadonlySet<EnrolState> = new Set([
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
  'DISQUALIFIED',
  'WON',
  'LOST',
  'DEFAULT',
])
/** Of those, the ones after which the person may begin a new one. */
export const mayBeginAgain: ReadonlySet<EnrolState> = new Set(['REJECTED', 'CANCELLED', 'EXPIRED'])

/** While members may still be asked and answer. */
export const isOpen = ({ state }: Pick<Enrolment, 'state'>): boolean => state === 'DRAFT' || state === 'FIX'

/** The rooms in which the owner of an enrolment may bid: of a package those of the chosen lots. */
export const roomIdsOf = ({ listing, form }: Pick<Enrolment, 'listing' | 'form'>): string[] =>
  listing.isPackage ? form.lotIds : [listing.assetsId]

/** An enrolment in which nothing has been filled in. */
export const untouched = () => ({
  form: emptyForm,
  version: 0,
  state: 'DRAFT' as const,
  submittedAt: null,
  reason: null,
  bidNo: null,
  depositId: null,
  priority: null,
  fixUntil: null,
  fix: null,
  fixLimit: null,
  consents: [],
  events: [],
  documents: [],
})
