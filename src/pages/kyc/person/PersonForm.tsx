import { Checkbox, Form } from 'antd'
import { submitPerson } from '#src/features/kyc/commands.ts'
import { SmsCodeField } from '#src/features/sms-code/SmsCodeField.tsx'
import { FilesItem } from '#src/features/upload/FilesItem.tsx'
import {
  documentProblem,
  expiryProblem,
  holderProblem,
  isCitizenDocument,
  personMethods,
} from '#src/model/kyc/rules.ts'
import { claimProblems, documentTypeLabels, methodHints, methodLabels } from '#src/model/kyc/labels.ts'
import { email } from '#src/model/validation/addresses.ts'
import { bankCard } from '#src/model/validation/bank-card.ts'
import { mobile } from '#src/model/validation/phone.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { serverNow } from '#src/shared/lib/time/server-time.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { FieldGrid, FoldedFields } from '#src/shared/ui/form/FormSection.tsx'
import { ChoiceField, DateField, TextField } from '#src/shared/ui/form/fields.tsx'
import { PortalForm } from '#src/shared/ui/form/PortalForm.tsx'
import { filled, optional } from '#src/shared/ui/form/rule.ts'
import { Consent } from '../claim/Consent.tsx'
import { MethodItem, RegionItem } from '../claim/Fields.tsx'
import { FormEnd } from '../claim/FormEnd.tsx'
import { claimFrom, methodOf, type PersonValues } from './person-claim.ts'
import { ReadingNote } from '../claim/ReadingNote.tsx'
import { useClaimForm } from '../claim/use-claim-form.ts'
import { useReading } from '../claim/use-reading.ts'

/** The document: type, pictures, holder, number and expiry. */
function DocumentFields() {
  const t = useT()
  const form = Form.useFormInstance<PersonValues>()
  const docType = Form.useWatch('docType', form) ?? 0
  const isLongTerm = Form.useWatch('isLongTerm', form) ?? false
  const isCitizen = isCitizenDocument(docType)
  const reading = useReading('identity', ({ name, docNumber }) => {
    form.setFieldsValue({ ...(name ? { name } : {}), ...(docNumber ? { docNumber } : {}) })
  })
  const options = documentTypeLabels.map((label, value) => ({ value, label: t(label) }))
  const typeNow = () => form.getFieldValue('docType') as number
  return (
    <>
      <ChoiceField
        name="docType"
        label={t('证件类型')}
        required
        options={options}
        check={filled(claimProblems.docType)}
      />
      <FieldGrid>
        <FilesItem
          name="front"
          purpose="identity"
          label={isCitizen ? t('身份证人像面') : t('证件资料页')}
          missing={isCitizen ? claimProblems.front : claimProblems.page}
          onUploaded={(file) => void (isCitizen && reading.read(file))}
        />
        {isCitizen && (
          <FilesItem name="back" purpose="identity" label={t('身份证国徽面')} missing={claimProblems.back} />
        )}
      </FieldGrid>
      <ReadingNote state={isCitizen ? reading.state : 'none'} />
      <FieldGrid>
        <TextField
          name="name"
          label={t('姓名')}
          required
          check={(name) => holderProblem(typeNow(), name)}
          autoComplete="name"
        />
        <TextField
          name="docNumber"
          label={t('证件号码')}
          required
          after={['docType']}
          check={(number) => documentProblem(typeNow(), number, serverNow())}
        />
      </FieldGrid>
      <FieldGrid>
        {!isLongTerm && (
          <DateField
            name="docExpiry"
            label={t('证件有效期至')}
            required
            check={(day) => expiryProblem(day, false, serverNow())}
          />
        )}
        <Form.Item name="isLongTerm" valuePropName="checked" label={t('有效期类型')}>
          <Checkbox>{t('长期有效')}</Checkbox>
        </Form.Item>
      </FieldGrid>
    </>
  )
}

/** The method of verification with the fields that it needs: card, phone, code. */
function ProofFields() {
  const t = useT()
  const form = Form.useFormInstance<PersonValues>()
  const methods = personMethods(Form.useWatch('docType', form) ?? 0)
  const isBank = methodOf(Form.useWatch([], form) ?? {}) === 'bank'
  return (
    <>
      {methods.length > 1 ? (
        <MethodItem methods={methods} labels={methodLabels} hints={methodHints} />
      ) : (
        <Callout>{t('该证件由人工审核，预计1个工作日内完成。')}</Callout>
      )}
      {isBank && (
        <FieldGrid>
          <TextField name="bankCard" label={t('银行卡号')} required inputMode="numeric" check={bankCard} />
          <TextField name="bankName" label={t('开户行')} />
        </FieldGrid>
      )}
      <FieldGrid>
        <TextField
          name="telPhone"
          label={isBank ? t('银行预留手机号码') : t('手机号码')}
          required
          check={mobile}
          inputMode="tel"
          autoComplete="tel"
        />
        <SmsCodeField phoneField="telPhone" />
      </FieldGrid>
    </>
  )
}

function OptionalFields() {
  const t = useT()
  const form = Form.useFormInstance<PersonValues>()
  const isBank = methodOf(Form.useWatch([], form) ?? {}) === 'bank'
  return (
    <FoldedFields title={isBank ? t('选填信息：联系方式') : t('选填信息：退款账户与联系方式')}>
      {!isBank && (
        <FieldGrid>
          <TextField name="bankCard" label={t('银行卡号')} inputMode="numeric" check={optional(bankCard)} />
          <TextField name="bankName" label={t('开户行')} />
        </FieldGrid>
      )}
      <RegionItem name="region" label={t('所在地区')} />
      <FieldGrid>
        <TextField name="address" label={t('联系地址')} autoComplete="street-address" />
        <TextField name="email" label={t('邮箱')} inputMode="email" autoComplete="email" check={optional(email)} />
      </FieldGrid>
    </FoldedFields>
  )
}

/** Real-name verification of a person (AC-11, domain 6.1). */
export function PersonForm({ initial }: { initial: PersonValues | null }) {
  const t = useT()
  const [form] = Form.useForm<PersonValues>()
  const { draft, saving, save, busy, failure, submit, retry } = useClaimForm(form, 'person', (values) =>
    submitPerson(claimFrom(values)),
  )
  return (
    <PortalForm<PersonValues>
      form={form}
      label={t('个人实名认证')}
      initialValues={{ docType: 0, way: 'carrier', isLongTerm: false, ...initial }}
      draft={draft}
      busy={busy}
      onSubmit={(values) => void submit({ ...(form.getFieldsValue(true) as PersonValues), ...values })}
      actions={<FormEnd busy={busy} failure={failure} onRetry={retry} onSave={save} saving={saving} />}
    >
      <DocumentFields />
      <ProofFields />
      <OptionalFields />
      <Consent />
    </PortalForm>
  )
}
