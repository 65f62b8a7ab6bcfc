import { requiresManagement } from '#src/model/asset-kind/rules.ts'
import { priceNameValues } from '#src/model/asset-kind/prices.ts'
import { Form } from 'antd'
import type { EnrolValues } from '#src/features/enrolment/form.ts'
import { fundLabels } from '#src/features/enrolment/labels.ts'
import { amountUnit } from '#src/model/listing/rules.ts'
import { AmountInWords } from '#src/features/listing/AmountInWords.tsx'
import { fallingModes } from '#src/model/listing/detail.ts'
import { writtenPrice, writtenText } from '#src/model/listing/price/written-amount.ts'
import { type ListingRow, priceType } from '#src/model/listing/schema.ts'
import { isMoney } from '#src/model/money/money.ts'
import { typedYuan } from '#src/model/money/typed.ts'
import { emptyMember, requiresStateOwned } from '#src/model/enrolment/rules.ts'
import { priorityBenefits } from '#src/model/enrolment/priority.ts'
import type { EnrolSetup } from '#src/model/enrolment/schema.ts'
import { offerLabels, rightOf } from '#src/model/enrolment/labels.ts'
import { takingOf } from '#src/model/asset-kind/taking/labels.ts'
import { shownLanguage, type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { CheckboxField, RadioField } from '#src/shared/ui/form/fields.tsx'
import { FieldGrid, FormSection } from '#src/shared/ui/form/FormSection.tsx'
import { Conditions } from './Conditions.tsx'
import { formRule, useEnrolForm } from '../context.ts'
import styles from '../enrol.module.css'
import { yuanText } from '../labels.ts'
import { partyFacts } from '../confirm/FormFacts.tsx'
import { AmountField, EnrolTextField } from './Fields.tsx'
import { IntentField } from './IntentField.tsx'
import { LotPicker } from './LotPicker.tsx'
import { Members } from './Members.tsx'

/** Names the unit of the field first, since the reader compares the typed amount with it. */
function leastText(asset: ListingRow, t: Translate): string {
  const price = writtenText(writtenPrice(asset.startPrice ?? null, asset, shownLanguage()), t)
  const names = priceNameValues(asset.typeCode)
  if (asset.priceType === priceType.custom || !isMoney(asset.startPrice))
    return t('不低于{{askingPrice}} {{price}}', { ...names, price })
  const least = yuanText(asset.startPrice, t)
  return t('不低于{{askingPrice}} {{least}}（{{price}}）', { ...names, least, price })
}

/** The offer in the asset's own unit, with the lowest amount. */
function Offer({ offer = '' }: { offer: string | undefined }) {
  const t = useT()
  const { asset, mode } = useEnrolForm().setup
  return (
    <AmountField
      field="offer"
      label={t(takingOf(asset.typeCode).offer)}
      required
      suffix={t(amountUnit(asset))}
      extra={
        <>
          {leastText(asset, t)}
          <p>
            <AmountInWords value={typedYuan(offer)} unit={amountUnit(asset)} />
          </p>
          {mode && fallingModes.has(mode) && <p>{t(offerLabels.falling, priceNameValues(asset.typeCode))}</p>}
          {mode === 'final' && <p>{t(offerLabels.sealed)}</p>}
        </>
      }
    />
  )
}

/** The claim needs proof; with proof, what the right gives in the room. */
const claimHint = ({ right, asset: { typeCode } }: EnrolSetup, t: Translate): string =>
  [t('须在上传材料时提交证明，由交易所审核确认。'), ...(right ? priorityBenefits({ ...right, typeCode }, t) : [])].join(
    ' ',
  )

function Declarations({ values }: { values: Partial<EnrolValues> }) {
  const t = useT()
  const enrolForm = useEnrolForm()
  const { setup } = enrolForm
  return (
    <FormSection title={t('意向方声明')} columns={2}>
      <RadioField
        name="fundSource"
        label={t('资金来源')}
        rules={[formRule(enrolForm, 'fundSource')]}
        options={(['own', 'financing', 'other'] as const).map((value) => ({ value, label: t(fundLabels[value]) }))}
      />
      {setup.hasPriority && (
        <CheckboxField name="isPriority" extra={values.isPriority && claimHint(setup, t)}>
          {t('我是本项目的优先权人（{{right}}）', { right: t(rightOf(setup.asset.typeCode)) })}
        </CheckboxField>
      )}
      {requiresStateOwned(setup.party) && (
        <>
          <CheckboxField name="isStateOwned">{t('我方为国有及国有控股企业')}</CheckboxField>
          {values.isStateOwned && <EnrolTextField field="regulator" label={t('国资监管机构')} required />}
        </>
      )}
      {requiresManagement(setup.asset.typeCode) && (
        <>
          <CheckboxField name="isManagement">{t('我是标的企业的管理层')}</CheckboxField>
          {values.isManagement && <EnrolTextField field="managementPost" label={t('在标的企业担任的职务')} required />}
        </>
      )}
    </FormSection>
  )
}

function Contact() {
  const t = useT()
  return (
    <FormSection title={t('联系方式')} columns={3}>
      <EnrolTextField field="contact" label={t('联系人')} required autoComplete="name" />
      <EnrolTextField field="telPhone" label={t('联系电话')} required inputMode="tel" autoComplete="tel" />
      <EnrolTextField field="email" label={t('邮箱')} inputMode="email" autoComplete="email" />
    </FormSection>
  )
}

function Refund() {
  const t = useT()
  const { party } = useEnrolForm().setup
  return (
    <FormSection
      title={t('退款账户')}
      hint={t('未竞得或多缴的保证金退回此账户，户名须与意向方一致，不能填写他人的账户。')}
    >
      <Facts className={styles['spaced']} items={[{ label: t('户名'), value: party.name, lang: 'zh-CN' }]} />
      <FieldGrid>
        <EnrolTextField field="refund.bank" label={t('开户行')} required />
        <EnrolTextField field="refund.account" label={t('账号')} required inputMode="numeric" maxLength={40} />
        <EnrolTextField field="agency" label={t('受托会员机构（选填）')} />
      </FieldGrid>
    </FormSection>
  )
}

/** The intent to bid: alone or jointly, the offer, and what the type of the asset requires. */
function Intention({ values }: { values: Partial<EnrolValues> }) {
  const t = useT()
  const enrolForm = useEnrolForm()
  const { setup } = enrolForm
  const taking = takingOf(setup.asset.typeCode)
  const form = Form.useFormInstance<EnrolValues>()
  const handleWay = (way: 'sole' | 'joint') => {
    if (way === 'joint' && (values.members ?? []).length === 0)
      form.setFieldsValue({ members: [emptyMember], leadShare: '' })
    if (way === 'sole') form.setFieldsValue({ leadShare: '100' })
  }
  return (
    <FormSection title={t(taking.intent)}>
      <RadioField
        name="way"
        label={t(taking.way)}
        required
        rules={[formRule(enrolForm, 'way')]}
        onChange={handleWay}
        options={[
          { value: 'sole', label: t(taking.sole) },
          { value: 'joint', label: t(taking.joint) },
        ]}
      />
      {values.way === 'joint' && <Members values={values} />}
      {!setup.isPackage && (
        <FieldGrid>
          <Offer offer={values.offer} />
        </FieldGrid>
      )}
      <IntentField values={values} />
    </FormSection>
  )
}

/** The declarations of the applicant (domain 6.3, step 2). */
export function FillStep({ values }: { values: Partial<EnrolValues> }) {
  const t = useT()
  const { setup } = useEnrolForm()
  return (
    <>
      <FormSection title={t('意向方')}>
        <Facts layout="columns" items={partyFacts(setup.party, t)} />
      </FormSection>
      {setup.isPackage && (
        <FormSection title={t('选择标的')}>
          <LotPicker chosen={values.lotIds ?? []} />
        </FormSection>
      )}
      <Intention values={values} />
      <Declarations values={values} />
      <Conditions answers={values.answers ?? []} />
      <Contact />
      <Refund />
    </>
  )
}
