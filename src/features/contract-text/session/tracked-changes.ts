import { sendableSteps } from 'prosemirror-collab'
import type { Node } from 'prosemirror-model'
import { Step } from 'prosemirror-transform'
import type { PartyRole } from '#src/model/contract/schema.ts'
import { type AuthoredChanges, noChanges, withSteps } from '#src/model/contract/text/changes.ts'
import { docAfter } from '#src/model/contract/text/record.ts'
import { type DocJson, textSchema } from '#src/model/contract/text/schema.ts'
import type { SessionView } from './session.ts'

type Tracked = { doc: Node; changes: AuthoredChanges; count: number }

const mapsOf = (steps: readonly Step[]) => steps.map((step) => step.getMap())

/** The changes with those of the steps that were accepted since. */
function withAccepted(tracked: Tracked, accepted: SessionView['accepted']): Tracked {
  const news = accepted.slice(tracked.count)
  if (news.length === 0) return tracked
  const steps = news.map(({ step }) => Step.fromJSON(textSchema, step))
  const doc = steps.reduce((before, step) => step.apply(before).doc ?? before, tracked.doc)
  const authors = news.map(({ by }) => by)
  return { doc, changes: withSteps(tracked.changes, doc, mapsOf(steps), authors), count: accepted.length }
}

/**
 * The changes since `from` accepted steps, up to what is typed in this window. Each call only adds what is new since the one before,
 * so it may follow every keystroke.
 */
export function trackChanges(base: DocJson, role: PartyRole, from: number) {
  let tracked: Tracked | null = null
  const begin = (accepted: SessionView['accepted']): Tracked => {
    const doc = docAfter({ base, steps: [...accepted] }, from)
    return { doc, changes: noChanges(doc), count: from }
  }
  return ({ accepted, state }: SessionView): AuthoredChanges => {
    tracked = withAccepted(tracked ?? begin(accepted), accepted)
    const unsent = sendableSteps(state)?.steps ?? []
    return unsent.length > 0 ? withSteps(tracked.changes, state.doc, mapsOf(unsent), role) : tracked.changes
  }
}
