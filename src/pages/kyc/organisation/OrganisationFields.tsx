import { useQuery } from '@tanstack/react-query'
import { Form, Input } from 'antd'
import { IndustryField } from '#src/features/dictionary/IndustryField.tsx'
import { RegionField } from '#src/features/dictionary/RegionField.tsx'
import { dictionaryQuery } from '#src/features/dictionary/queries.ts'
import { FilesItem } from '#src/features/upload/FilesItem.tsx'
import { capitalProblem } from '#src/model/kyc/rules.ts'
import { wanInYuan } from '#src/model/money/wan.ts'
import { claimProblems, organisationTypeLabels } from '#src/model/kyc/labels.ts'
import { email } from '#src/model/validation/addresses.ts'
import { creditCode } from '#src/model/validation/credit-code.ts'
import { organisationName } from '#src/model/validation/names.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { ChoiceField, DateField, FormField, TextField } from '#src/shared/ui/form/fields.tsx'
import { FieldGrid, FoldedFields, FormSection } from '#src/shared/ui/form/FormSection.tsx'
import { filled, optional } from '#src/shared/ui/form/rule.ts'
import { ExpiryFields } from '../claim/Fields.tsx'
import type { OrganisationValues } from './organisation-claim.ts'
import { ReadingNote } from '../claim/ReadingNote.tsx'
import { useReading } from '../claim/use-reading.ts'

/** Licence, name, code and term, as in the business register. */
export function LicenceFields() {
  const t = useT()
  const form = Form.useFormInstance<OrganisationValues>()
  const reading = useReading('licence', ({ name, creditCode: code, legalName }) => {
    form.setFieldsValue({
      ...(name ? { name, accountName: name } : {}),
      ...(code ? { creditCode: code } : {}),
      ...(legalName ? { legalName } : {}),
    })
  })
  const options = organisationTypeLabels.map((label, value) => ({ value, label: t(label) }))
  return (
    <FormSection title={t('机构信息')}>
      <ChoiceField
        name="orgType"
        label={t('机构类型')}
        required
        options={options}
        check={filled(claimProblems.orgType)}
      />
      <FilesItem
        name="licence"
        purpose="licence"
        label={t('营业执照或登记证书')}
        missing={claimProblems.licence}
        onUploaded={(file) => void reading.read(file)}
      />
      <ReadingNote state={reading.state} />
      <FieldGrid>
        <TextField name="name" label={t('机构名称')} required check={organisationName} autoComplete="organization" />
        <TextField name="creditCode" label={t('统一社会信用代码')} required check={creditCode} maxLength={24} />
        <ExpiryFields label={t('营业期限至')} typeLabel={t('营业期限类型')} longTerm={t('长期')} />
      </FieldGrid>
    </FormSection>
  )
}

const dictionaries = { enterprise: 'enterprise_type', economy: 'economy_type', scale: 'enterprise_scale' } as const

function useEntries(code: string) {
  const { data = [] } = useQuery(dictionaryQuery(code))
  return data.map(({ dictValue }) => ({ value: dictValue, label: dictValue, lang: 'zh-CN' }))
}

/** In 万元 by the contract, so what is typed is shown in 元, too; of another currency only its number is known. */
function CapitalField() {
  const t = useT()
  const form = Form.useFormInstance()
  const amount = wanInYuan(Form.useWatch<string | undefined>('capital', form) ?? '')
  const currency = Form.useWatch<string | undefined>('currency', { form, preserve: true })
  return (
    <TextField
      name="capital"
      label={t('注册资本（万元）')}
      inputMode="decimal"
      check={capitalProblem}
      extra={amount && currency === t('人民币') && t('= {{amount}} 元', { amount })}
    />
  )
}

/** Optional data, which no method of verification checks. */
export function MoreFields() {
  const t = useT()
  const enterprise = useEntries(dictionaries.enterprise)
  const economy = useEntries(dictionaries.economy)
  const scale = useEntries(dictionaries.scale)
  return (
    <FoldedFields title={t('选填信息：登记事项与联系方式')}>
      <FieldGrid>
        <DateField name="foundedOn" label={t('成立日期')} />
        <CapitalField />
        <TextField name="currency" label={t('币种')} />
        <ChoiceField name="enterpriseType" label={t('企业类型')} options={enterprise} />
        <ChoiceField name="economyType" label={t('经济类型')} options={economy} />
        <FormField name="industry" label={t('所属行业')}>
          <IndustryField isByName />
        </FormField>
        <ChoiceField name="scale" label={t('经营规模')} options={scale} />
      </FieldGrid>
      <FormField name="region" label={t('注册地')}>
        <RegionField />
      </FormField>
      <FieldGrid>
        <TextField name="address" label={t('注册地址')} />
        <TextField name="contact" label={t('联系人')} />
        <TextField name="contactPhone" label={t('联系电话')} inputMode="tel" />
        <TextField name="email" label={t('邮箱')} inputMode="email" check={optional(email)} />
        <TextField name="fax" label={t('传真')} inputMode="tel" />
      </FieldGrid>
      <FormField name="scope" label={t('经营范围')}>
        <Input.TextArea rows={3} maxLength={1000} />
      </FormField>
    </FoldedFields>
  )
}
