import { sendableSteps } from 'prosemirror-collab'
import type { Node } from 'prosemirror-model'
import { Step } from 'prosemirror-transform'
import type { PartyRole } from '#src/model/contract/schema.ts'
import { type AuthoredChanges, noChanges, withSteps } from '#src/model/contract/text/changes.ts'
import { docAfter } from '#src/model/contract/text/record.ts'
import { type DocJson, textSchema } from '#src/model/contract/text/schema.ts'
import type { SessionView } from './session.ts'

/**
 * The changes since `from` accepted steps, up to what is typed in this window. Each call only adds what is new since the one before,
 * so it may follow every keystroke.
 */
export function trackChanges(base: DocJson, role: PartyRole, from: number) {
  let known = from
  let tracked: { doc: Node; changes: AuthoredChanges } | null = null

  return ({ accepted, state }: SessionView): AuthoredChanges => {
    const start = tracked?.doc ?? docAfter({ base, steps: [...accepted] }, from)
    let changes = tracked?.changes ?? noChanges(start)
    let doc = start
    const news = accepted.slice(known).map(({ step, by }) => ({ step: Step.fromJSON(textSchema, step), by }))
    for (const { step } of news) doc = step.apply(doc).doc ?? doc
    if (news.length > 0)
      changes = withSteps(changes, doc, news.map(({ step }) => step.getMap()), news.map(({ by }) => by))
    tracked = { doc, changes }
    known = accepted.length
    const unsent = sendableSteps(state)?.steps ?? []
    return unsent.length > 0 ? withSteps(changes, state.doc, unsent.map((step) => step.getMap()), role) : changes
  }
}
