import { Form } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { saveContractFields } from '#src/features/contract/commands.ts'
import { type ContractField, fieldsOfContract } from '#src/model/contract/fields.ts'
import { hasTyped, mergedFields } from '#src/model/contract/merge.ts'
import type { ContractView } from '#src/model/contract/schema.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { confirmDialog, showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { FormActions } from '#src/shared/ui/form/FormActions.tsx'
import { FieldGrid, FormSection } from '#src/shared/ui/form/FormSection.tsx'
import { PortalForm } from '#src/shared/ui/form/PortalForm.tsx'
import { refuseField } from '#src/shared/ui/form/submit/refused-fields.ts'
import { useSubmit } from '#src/shared/ui/form/submit/use-submit.ts'
import { useDraft } from '#src/shared/ui/form/use-draft.ts'
import { factsOf, groupsOf } from './field-groups.ts'
import { MergePanel } from './MergePanel.tsx'
import { OpenField } from './OpenField.tsx'
import styles from './edit.module.css'

/** `base` and `version` are what the typing began with; they are stored with the draft, so that a later save is recognised. */
export type FieldsValues = { open: Record<string, string>; base: Record<string, string>; version: number }

type Props = { contract: ContractView }

const valuesOf = ({ open, fieldsVersion }: ContractView): FieldsValues => ({
  open: { ...open },
  base: { ...open },
  version: fieldsVersion,
})

/** The other party has saved a newer version. */
const staleCode = 4119

type ReadOnlyProps = { title: string; fields: readonly ContractField[]; values: ContractView['values'] }

/** Fields that the reader does not change, and why. */
function ReadOnly({ title, fields, values }: ReadOnlyProps) {
  const t = useT()
  if (fields.length === 0) return null
  return (
    <div className={styles['locked']}>
      <p className="muted">{title}</p>
      <Facts layout="columns" items={factsOf(t, fields, values)} />
    </div>
  )
}

type GroupProps = { group: ReturnType<typeof groupsOf>[number]; values: ContractView['values'] }

function FieldsGroup({ group: { label, locked, theirs, open }, values }: GroupProps) {
  const t = useT()
  const isOwn = open.some(({ owner }) => owner)
  return (
    <FormSection title={t(label)}>
      <ReadOnly title={t('来自公告和成交结果，不可修改')} fields={locked} values={values} />
      <ReadOnly title={t('对方的联系信息，由对方填写')} fields={theirs} values={values} />
      {open.length > 0 && (
        <div className={styles['open']}>
          {locked.length + theirs.length > 0 && (
            <p className="muted">{isOwn ? t('您的联系信息，由您填写') : t('双方约定，可以修改')}</p>
          )}
          <FieldGrid>
            {open.map((field) => (
              <OpenField key={field.name} field={field} />
            ))}
          </FieldGrid>
        </div>
      )}
    </FormSection>
  )
}

/** What the parties agree on, beside what the deal has settled. */
export function FieldsForm({ contract }: Props) {
  const t = useT()
  const { id, values, confirmed, returned, fieldsVersion } = contract
  const [form] = Form.useForm<FieldsValues>()
  const draft = useDraft(form, `contract-${id}`)
  const { version = fieldsVersion, base = contract.open } = {
    ...(Form.useWatch([], { form, preserve: true }) as Partial<FieldsValues> | undefined),
  }
  const everything = (): FieldsValues => form.getFieldsValue(true) as FieldsValues
  const submission = useSubmit<FieldsValues>(
    async (given) => {
      const saved = await saveContractFields({ id, version: given.version, open: given.open })
      form.setFieldsValue(valuesOf(saved))
      draft.forget()
      showToast('success', t('已保存，请双方重新确认合同'))
    },
    {
      fieldOf: ({ message, code }) =>
        code === staleCode
          ? null
          : (fieldsOfContract(contract).find((field) => field.check(everything().open[field.name] ?? '') === message)
              ?.name ?? null),
      atField: (field, message) => refuseField(form, field, message),
    },
  )
  const { busy, failure, submit, retry } = submission
  const isStale = !busy && version < fieldsVersion
  const takeTheirs = useEffectEvent(() => {
    if (hasTyped(base, everything().open)) return
    form.setFieldsValue(valuesOf(contract))
    draft.forget()
    showToast('info', t('对方保存了新的条款，已显示最新内容'))
  })
  useEffect(() => {
    if (isStale) takeTheirs()
  }, [isStale])
  const hasConfirmation = Boolean(confirmed.taker ?? confirmed.seller)
  const save = () => {
    const given = everything()
    if (!hasTyped(base, given.open)) return showToast('info', t('没有需要保存的修改'))
    if (!hasConfirmation) return void submit(given)
    confirmDialog({
      title: t('溫馨提示'),
      message: t('已有一方确认了当前文本，保存后双方的确认失效，需要重新确认。确定保存吗？'),
      confirm: t('保存修改'),
      onConfirm: () => void submit(given),
    })
  }
  const take = (open: Record<string, string>) => {
    form.setFieldsValue({ open, base: contract.open, version: fieldsVersion })
    showToast('success', t('已合并，请核对后保存'))
  }
  return (
    <Card title={t('约定条款')} body="stacked">
      <Callout>
        {t(
          '公告载明的内容和成交结果不可修改，通讯地址和电子邮箱由各方自己填写；其余条款双方都可以修改。每次保存后，双方已作的确认失效。',
        )}
      </Callout>
      {returned && (
        <Callout tone="warning">
          {t('退回修改的原因：')}
          <span lang="zh-CN">{returned.reason}</span>
        </Callout>
      )}
      <PortalForm<FieldsValues>
        form={form}
        label={t('约定条款')}
        draft={draft}
        initialValues={valuesOf(contract)}
        busy={busy}
        onSubmit={save}
        actions={
          <FormActions
            busy={busy}
            failure={failure?.code === staleCode ? null : failure}
            onRetry={retry}
            submitLabel={t('保存修改')}
          >
            <Button to={linkToOwn.contractOnlineEdit(id)}>{t('在线编辑文本')}</Button>
            <Button to={linkToOwn.contractConfirm(id)}>{t('去确认合同')}</Button>
          </FormActions>
        }
      >
        {isStale && (
          <MergePanel
            contract={contract}
            mergedWith={() => mergedFields(base, everything().open, contract.open)}
            onTake={take}
          />
        )}
        {groupsOf(contract).map((group) => (
          <FieldsGroup key={group.key} group={group} values={values} />
        ))}
      </PortalForm>
    </Card>
  )
}
