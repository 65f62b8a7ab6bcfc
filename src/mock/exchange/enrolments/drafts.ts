import { progressLabels } from '#src/model/enrolment/labels.ts'
import { type EnrolDraft, enrolRefusal } from '#src/model/enrolment/schema.ts'
import type { Core } from '../core.ts'
import type { Uploads } from '../files/uploads.ts'
import { enrolmentOf } from '../listings/lifecycle.ts'
import { Refusal } from '../refusal.ts'
import { type Access, listingToEnrol } from './access.ts'
import type { EnrolmentBook } from './book.ts'
import type { Consents } from './consents.ts'
import { type Enrolment, untouched } from './record.ts'

export type Drafts = {
  /** The id of the draft that may be edited, null when a new one may be begun; refuses otherwise. */
  check: (assetsId: string, userId: string) => { enrolId: string | null }
  refuseProblem: (assetsId: string, userId: string) => void
  /** `basis` is the version that was read; without it the text is saved over any other. */
  save: (
    assetsId: string,
    draft: EnrolDraft,
    userId: string,
    basis?: number | null,
  ) => Pick<Enrolment, 'id' | 'savedAt' | 'version'>
}

type Ports = { access: Access; consents: Pick<Consents, 'askMembers'>; uploads: Pick<Uploads, 'ofOwner'> }

/** Drafts, from the beginning to the end of the time for them. */
export function createDrafts(core: Core, book: EnrolmentBook, { access, consents, uploads }: Ports): Drafts {
  const { add, changed, current, enter, get, nextNo, note, userOf } = book
  let begun = 0

  const refuseProblem = (assetsId: string, userId: string) => {
    const problem = access.enrolProblem(listingToEnrol(core, assetsId), userOf(userId))
    if (problem) throw problem
  }

  const check = (assetsId: string, userId: string): { enrolId: string | null } => {
    const known = current(userId, assetsId)
    if (known?.state === 'DRAFT' || known?.state === 'FIX') return { enrolId: known.id }
    if (known) throw new Refusal(enrolRefusal.already, '您已报名该项目')
    refuseProblem(assetsId, userId)
    return { enrolId: null }
  }

  /** A draft that was not submitted ends with the time for it. */
  const watchDraft = (enrolment: Enrolment) =>
    core.timers.set(enrolmentOf(enrolment.listing).enrolUntil, () => {
      if (enrolment.state !== 'DRAFT') return
      note(enrolment, progressLabels.lapsed)
      enter(enrolment, 'EXPIRED', '报名已截止，草稿已失效')
    })

  const begin = (assetsId: string, userId: string): Enrolment => {
    const listing = listingToEnrol(core, assetsId)
    begun += 1
    const enrolment: Enrolment = {
      id: `E${String(begun).padStart(6, '0')}`,
      no: nextNo(),
      userId,
      listing,
      savedAt: core.now(),
      createdAt: core.now(),
      ...untouched(),
    }
    add(enrolment)
    note(enrolment, progressLabels.begun)
    watchDraft(enrolment)
    return enrolment
  }

  /** The draft as it is; refused when it was saved after the version on which the new text is built. */
  const editable = (assetsId: string, userId: string, basis: number | null | undefined): Enrolment => {
    const { enrolId } = check(assetsId, userId)
    const known = enrolId === null ? undefined : get(enrolId)
    if (typeof basis === 'number' && basis !== (known?.version ?? 0))
      throw new Refusal(enrolRefusal.overtaken, '草稿已在另一个窗口修改，请选择保留哪一份')
    return known ?? begin(assetsId, userId)
  }

  return {
    check,
    refuseProblem,
    save: (assetsId, draft, userId, basis) => {
      check(assetsId, userId)
      uploads.ofOwner(Object.values(draft.files ?? {}).flat(), userId)
      const enrolment = editable(assetsId, userId, basis)
      enrolment.form = { ...enrolment.form, ...draft }
      enrolment.version += 1
      enrolment.savedAt = core.now()
      consents.askMembers(enrolment)
      changed(enrolment)
      return { id: enrolment.id, savedAt: enrolment.savedAt, version: enrolment.version }
    },
  }
}
