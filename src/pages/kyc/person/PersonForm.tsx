import { Form } from 'antd'
import { submitPerson } from '#src/features/kyc/commands.ts'
import { RegionField } from '#src/features/dictionary/RegionField.tsx'
import { MobileField } from '#src/features/sms-code/MobileField.tsx'
import { SmsCodeField } from '#src/features/sms-code/SmsCodeField.tsx'
import { FilesItem } from '#src/features/upload/FilesItem.tsx'
import { isCitizenDocument, personMethods } from '#src/model/kyc/rules.ts'
import { claimProblems, methodHints, methodLabels } from '#src/model/kyc/labels.ts'
import { email } from '#src/model/validation/addresses.ts'
import { bankCard } from '#src/model/validation/bank-card.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { FieldGrid, FoldedFields } from '#src/shared/ui/form/FormSection.tsx'
import { ChoiceField, FormField, TextField } from '#src/shared/ui/form/fields.tsx'
import { type Check, filled, optional } from '#src/shared/ui/form/rule.ts'
import { ClaimForm } from '../claim/ClaimForm.tsx'
import { ExpiryFields, MethodItem, useDocumentFields } from '../claim/Fields.tsx'
import { claimFrom, methodOf, type PersonValues } from './person-claim.ts'
import { ReadingNote } from '../claim/ReadingNote.tsx'
import { useReading } from '../claim/use-reading.ts'

/** The document: type, pictures, holder, number and expiry. */
function DocumentFields() {
  const t = useT()
  const form = Form.useFormInstance<PersonValues>()
  const docType = Form.useWatch('docType', form) ?? 0
  const isCitizen = isCitizenDocument(docType)
  const reading = useReading('identity', ({ name, docNumber }) => {
    form.setFieldsValue({ ...(name ? { name } : {}), ...(docNumber ? { docNumber } : {}) })
  })
  const { types, checkHolder, checkNumber } = useDocumentFields('docType')
  return (
    <>
      <ChoiceField
        name="docType"
        label={t('证件类型')}
        required
        options={types}
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
        <TextField name="name" label={t('姓名')} required check={checkHolder} autoComplete="name" />
        <TextField name="docNumber" label={t('证件号码')} required after={['docType']} check={checkNumber} />
      </FieldGrid>
      <FieldGrid>
        <ExpiryFields label={t('证件有效期至')} typeLabel={t('有效期类型')} longTerm={t('长期有效')} />
      </FieldGrid>
    </>
  )
}

function BankFields(card: { required?: boolean; check: Check }) {
  const t = useT()
  return (
    <FieldGrid>
      <TextField name="bankCard" label={t('银行卡号')} inputMode="numeric" {...card} />
      <TextField name="bankName" label={t('开户行')} />
    </FieldGrid>
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
      {isBank && <BankFields required check={bankCard} />}
      <FieldGrid>
        <MobileField name="telPhone" label={isBank ? t('银行预留手机号码') : t('手机号码')} />
        <SmsCodeField purpose="real-name" phoneField="telPhone" />
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
      {!isBank && <BankFields check={optional(bankCard)} />}
      <FormField name="region" label={t('所在地区')}>
        <RegionField />
      </FormField>
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
  return (
    <ClaimForm<PersonValues>
      kind="person"
      label={t('个人实名认证')}
      initialValues={{ docType: 0, way: 'carrier', isLongTerm: false, ...initial }}
      send={(values) => submitPerson(claimFrom(values))}
    >
      <DocumentFields />
      <ProofFields />
      <OptionalFields />
    </ClaimForm>
  )
}
