import { progressLabels } from '#src/model/enrolment/labels.ts'
import { emptyForm } from '#src/model/enrolment/rules.ts'
import { type EnrolDraft, enrolRefusal } from '#src/model/enrolment/schema.ts'
import { enrolmentOf } from '../listings/lifecycle.ts'
import { Refusal } from '../refusal.ts'
import { enrolTrouble, listingToEnrol } from './access.ts'
import type { EnrolmentBook } from './book.ts'
import type { Consents } from './consents.ts'
import type { Enrolment } from './record.ts'

export type Drafts = ReturnType<typeof createDrafts>

/** An enrolment of which nothing has been filled in. */
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
  price: null,
  consents: [],
  events: [],
  documents: [],
})

/** Drafts, from the first word to the end of the time for them. */
export function createDrafts(book: EnrolmentBook, { askMembers }: Consents) {
  const { exchange, enrolments, userOf, nextNo, note, changed, enter, current } = book
  let begun = 0

  const refuseTrouble = (assetsId: string, userId: string) => {
    const trouble = enrolTrouble(exchange, listingToEnrol(exchange, assetsId), userOf(userId), enrolments.values())
    if (trouble) throw trouble
  }

  const check = (assetsId: string, userId: string): { enrolId: string | null } => {
    const known = current(userId, assetsId)
    if (known?.state === 'DRAFT' || known?.state === 'FIX') return { enrolId: known.id }
    if (known) throw new Refusal(enrolRefusal.already, '您已报名该项目')
    refuseTrouble(assetsId, userId)
    return { enrolId: null }
  }

  /** A draft that nobody handed in ends with the time for it. */
  const watchDraft = (enrolment: Enrolment) =>
    exchange.timers.set(enrolmentOf(enrolment.listing).enrolUntil, () => {
      if (enrolment.state !== 'DRAFT') return
      note(enrolment, progressLabels.lapsed)
      enter(enrolment, 'EXPIRED', '报名已截止，草稿已失效')
    })

  const begin = (assetsId: string, userId: string): Enrolment => {
    const listing = listingToEnrol(exchange, assetsId)
    begun += 1
    const enrolment: Enrolment = {
      id: `E${String(begun).padStart(6, '0')}`,
      no: nextNo(),
      userId,
      listing,
      savedAt: exchange.now(),
      createdAt: exchange.now(),
      ...untouched(),
    }
    enrolments.set(enrolment.id, enrolment)
    note(enrolment, progressLabels.begun)
    watchDraft(enrolment)
    return enrolment
  }

  /** The draft as it is; refused when somebody has saved it after the version on which the new text is built. */
  const editable = (assetsId: string, userId: string, basis: number | null | undefined): Enrolment => {
    const { enrolId } = check(assetsId, userId)
    const known = enrolId === null ? undefined : enrolments.get(enrolId)
    if (typeof basis === 'number' && basis !== (known?.version ?? 0))
      throw new Refusal(enrolRefusal.overtaken, '草稿已在另一个窗口修改，请选择保留哪一份')
    return known ?? begin(assetsId, userId)
  }

  const ownFiles = (form: EnrolDraft, userId: string) =>
    exchange.uploads.ofOwner(Object.values(form.files ?? {}).flat(), userId)

  /** `basis` is the version that was read; without it the text counts in any case. */
  const save = (assetsId: string, draft: EnrolDraft, userId: string, basis?: number | null) => {
    check(assetsId, userId)
    ownFiles(draft, userId)
    const enrolment = editable(assetsId, userId, basis)
    enrolment.form = { ...enrolment.form, ...draft }
    enrolment.version += 1
    enrolment.savedAt = exchange.now()
    askMembers(enrolment)
    changed(enrolment)
    return { id: enrolment.id, savedAt: enrolment.savedAt, version: enrolment.version }
  }

  return { check, refuseTrouble, save }
}
