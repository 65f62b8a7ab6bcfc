import type { FormInstance } from 'antd'
import type { EnrolValues } from '#src/features/enrolment/form.ts'
import type { Draft } from '#src/shared/ui/form/use-draft.ts'
import type { ServerDraft } from './use-server-draft.ts'

/** The draft that `DraftNotice` shows: the exchange's where another window has saved it, else this browser's. */
export function noticeOf(local: Draft, serverDraft: ServerDraft, form: FormInstance<EnrolValues>): Draft {
  if (serverDraft.state.kind !== 'overtaken') return local
  const { theirs } = serverDraft.state
  return {
    ...local,
    state: { kind: 'elsewhere', theirs: { at: theirs.at, mark: '', values: theirs.values } },
    takeOther: () => {
      serverDraft.takeOver(theirs)
      form.resetFields()
      form.setFieldsValue(theirs.values)
      local.forget()
    },
    keepOwn: () => {
      if (local.state.kind === 'elsewhere') local.keepOwn()
      serverDraft.insist(theirs)
    },
  }
}
