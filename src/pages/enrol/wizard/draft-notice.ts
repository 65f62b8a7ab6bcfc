import type { FormInstance } from 'antd'
import type { EnrolValues } from '#src/features/enrolment/form.ts'
import type { Draft } from '#src/shared/ui/form/use-draft.ts'
import type { ServerDraft } from './use-server-draft.ts'

/** What the person is told of drafts and may choose: of the one at the exchange where another window has saved it, else of this browser's. */
export function noticeOf(local: Draft, keeping: ServerDraft, form: FormInstance<EnrolValues>): Draft {
  if (keeping.state.kind !== 'overtaken') return local
  const { theirs } = keeping.state
  return {
    ...local,
    state: { kind: 'elsewhere', theirs: { at: theirs.at, mark: '', values: theirs.values } },
    takeTheirs: () => {
      keeping.takeOver(theirs)
      form.resetFields()
      form.setFieldsValue(theirs.values)
      local.forget()
    },
    keepMine: () => {
      if (local.state.kind === 'elsewhere') local.keepMine()
      keeping.insist(theirs)
    },
  }
}
