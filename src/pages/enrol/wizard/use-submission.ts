import { useNavigate } from 'react-router-dom'
import { submitEnrolment } from '#src/features/enrolment/commands.ts'
import { type EnrolValues, formFrom, isUnchanged } from '#src/features/enrolment/form.ts'
import { refusalCode } from '#src/features/enrolment/queries.ts'
import { type EnrolDetail, enrolRefusal, type EnrolSetup } from '#src/model/enrolment/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { translate } from '#src/shared/lib/text/i18n.ts'
import { confirmDialog, showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import type { Draft } from '#src/shared/ui/form/use-draft.ts'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import type { ServerDraft } from './use-server-draft.ts'

type Options = {
  setup: EnrolSetup
  draft: Draft
  serverDraft: ServerDraft
  consents: EnrolDetail['consents']
}

/** Submits the form once. It cannot be changed afterwards, so the person confirms first (domain 5.1). */
export function useSubmission({ setup, draft, serverDraft, consents }: Options) {
  const navigate = useNavigate()
  const { assetsId } = setup.asset
  const submit = async (values: Partial<EnrolValues>): Promise<{ id: string }> => {
    const put = () => submitEnrolment(assetsId, formFrom(values, setup), serverDraft.basis())
    try {
      return await put()
    } catch (error) {
      if (refusalCode(error) !== enrolRefusal.overtaken || !(await serverDraft.settle())) throw error
      return await put()
    }
  }
  const submitting = useSubmit<Partial<EnrolValues>>(async (values) => {
    await serverDraft.end()
    try {
      const { id } = await submit(values)
      draft.forget()
      showToast('success', translate('报名提交成功，等待审核'))
      void navigate(linkToOwn.enrolmentById(id), { replace: true })
    } catch (error) {
      serverDraft.resume()
      throw error
    }
  })
  const isWaiting = (values: Partial<EnrolValues>) =>
    values.way === 'joint' && consents.some(({ state }) => state !== 'agreed')
  const isMismatched = (values: Partial<EnrolValues>) =>
    values.way === 'joint' && consents.some(({ state }) => state === 'mismatched')
  const confirm = (values: Partial<EnrolValues>) => {
    if (serverDraft.state.kind === 'overtaken')
      return showToast('warning', translate('草稿已在另一个窗口修改，请选择保留哪一份'))
    if (isMismatched(values))
      return showToast('warning', translate('联合体成员的名称或证件号码与其手机号的实名信息不一致，请更正'))
    if (isWaiting(values)) return showToast('warning', translate('被联合竞买人尚未同意'))
    const isSame = Boolean(setup.returned) && isUnchanged(formFrom(values, setup), setup.returned!)
    return confirmDialog({
      title: isSame ? translate('内容没有变化') : translate('提交报名'),
      message: isSame
        ? translate('您尚未修改被退回的内容，原样提交可能再次被退回。仍要提交吗？')
        : translate('提交后报名信息不可修改，确认提交吗？'),
      confirm: isSame ? translate('仍要提交') : translate('确认提交'),
      cancel: translate('再看看'),
      onConfirm: () => void submitting.submit(values),
    })
  }
  return { ...submitting, confirm }
}

export type Submission = ReturnType<typeof useSubmission>
