import { Form } from 'antd'
import { submitOrganisation } from '#src/features/kyc/commands.ts'
import { MobileField } from '#src/features/sms-code/MobileField.tsx'
import { SmsCodeField } from '#src/features/sms-code/SmsCodeField.tsx'
import { FilesItem } from '#src/features/upload/FilesItem.tsx'
import { organisationMethodProblem, organisationMethods } from '#src/model/kyc/rules.ts'
import { isSameName } from '#src/model/kyc/same-name.ts'
import { claimProblems, methodHints, methodLabels } from '#src/model/kyc/labels.ts'
import { corporateAccount } from '#src/model/validation/bank-card.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { FieldGrid, FormSection } from '#src/shared/ui/form/FormSection.tsx'
import { ChoiceField, TextField } from '#src/shared/ui/form/fields.tsx'
import { filled } from '#src/shared/ui/form/rule.ts'
import { ClaimForm } from '../claim/ClaimForm.tsx'
import { MethodItem, useDocumentFields } from '../claim/Fields.tsx'
import { isOwnAgentIn, organisationFrom, methodOf, type OrganisationValues } from './organisation-claim.ts'
import { LicenceFields, MoreFields } from './OrganisationFields.tsx'

type Who = 'legal' | 'agent'

/** Name and document of the legal representative or of the agent. */
function PersonFields({ who, labels }: { who: Who; labels: { name: string; docType: string; docNumber: string } }) {
  const { types, checkHolder, checkNumber } = useDocumentFields(`${who}DocType`)
  return (
    <FieldGrid columns={3}>
      <TextField name={`${who}Name`} label={labels.name} required check={checkHolder} />
      <ChoiceField name={`${who}DocType`} label={labels.docType} required options={types} />
      <TextField
        name={`${who}DocNumber`}
        label={labels.docNumber}
        required
        after={[`${who}DocType`]}
        check={checkNumber}
      />
    </FieldGrid>
  )
}

function PeopleFields() {
  const t = useT()
  const form = Form.useFormInstance<OrganisationValues>()
  const values = Form.useWatch([], form) ?? {}
  const isOwn = Boolean(values.legalName) && isOwnAgentIn(values)
  const handleSame = () => {
    const { legalName = '', legalDocType = 0, legalDocNumber = '' } = form.getFieldsValue(true) as OrganisationValues
    form.setFieldsValue({ agentName: legalName, agentDocType: legalDocType, agentDocNumber: legalDocNumber })
  }
  return (
    <FormSection title={t('法定代表人与经办人')}>
      <PersonFields
        who="legal"
        labels={{ name: t('法定代表人姓名'), docType: t('法定代表人证件类型'), docNumber: t('法定代表人证件号码') }}
      />
      <Form.Item>
        <Button onClick={handleSame}>{t('经办人就是法定代表人')}</Button>
      </Form.Item>
      <PersonFields
        who="agent"
        labels={{ name: t('经办人姓名'), docType: t('经办人证件类型'), docNumber: t('经办人证件号码') }}
      />
      {!isOwn && methodOf(values) !== 'letter' && (
        <FilesItem name="letter" purpose="licence" label={t('授权委托书')} missing={claimProblems.letter} />
      )}
      <FieldGrid>
        <MobileField name="telPhone" label={t('经办人手机号码')} />
        <SmsCodeField purpose="real-name" phoneField="telPhone" />
      </FieldGrid>
    </FormSection>
  )
}

function AccountFields() {
  const t = useT()
  const form = Form.useFormInstance<OrganisationValues>()
  const isName = (typed: string) =>
    isSameName(typed, (form.getFieldValue('name') as string | undefined) ?? '') ? null : claimProblems.accountName
  return (
    <FormSection title={t('对公账户')} hint={t('不支持境外银行账户和存折。')} columns={3}>
      <TextField name="accountName" label={t('户名')} required after={['name']} check={isName} />
      <TextField name="bankName" label={t('开户行')} required check={filled(claimProblems.bankName)} />
      <TextField name="accountNo" label={t('账号')} required check={corporateAccount} inputMode="numeric" />
    </FormSection>
  )
}

function MethodField() {
  const t = useT()
  const form = Form.useFormInstance<OrganisationValues>()
  const methods = organisationMethods(Form.useWatch('orgType', form) ?? 0)
  if (methods.length === 1) return <Callout>{t('该类机构由人工审核，预计1个工作日内完成。')}</Callout>
  const check = () => organisationMethodProblem(organisationFrom(form.getFieldsValue(true) as OrganisationValues))
  return <MethodItem methods={methods} labels={methodLabels} hints={methodHints} check={check} />
}

const fresh = { orgType: 0, way: 'transfer', isLongTerm: false, legalDocType: 0, agentDocType: 0 } as const

/** Real-name verification of an organisation (AC-11, domain 6.2). */
export function OrganisationForm({ initial }: { initial: OrganisationValues | null }) {
  const t = useT()
  return (
    <ClaimForm<OrganisationValues>
      kind="organisation"
      label={t('机构实名认证')}
      initialValues={{ ...fresh, currency: t('人民币'), ...initial }}
      send={(values) => submitOrganisation(organisationFrom(values))}
    >
      <LicenceFields />
      <PeopleFields />
      <AccountFields />
      <MethodField />
      <MoreFields />
    </ClaimForm>
  )
}
