import { Form } from 'antd'
import type { EnrolValues } from '#src/features/enrolment/form.ts'
import { fundLabels, kindLabels } from '#src/features/enrolment/labels.ts'
import { fallingModes } from '#src/model/listing/detail.ts'
import { amountText } from '#src/model/listing/rules.ts'
import { type ListingRow, priceType } from '#src/model/listing/schema.ts'
import { capitals } from '#src/model/money/capitals.ts'
import { grouped, isMoney } from '#src/model/money/money.ts'
import { typedYuan } from '#src/model/money/typed.ts'
import { requiresManagement, requiresStateOwned } from '#src/model/enrolment/rules.ts'
import { priorityBenefits } from '#src/model/enrolment/priority.ts'
import type { EnrolSheet } from '#src/model/enrolment/schema.ts'
import { offerLabels, rightOf } from '#src/model/enrolment/labels.ts'
import { takingOf } from '#src/model/parties/labels.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { Conditions } from './Conditions.tsx'
import { useEnrolling } from '../context.ts'
import styles from '../enrol.module.css'
import { Choice, Line, Tick } from './Fields.tsx'
import { Group } from './Group.tsx'
import { Intended } from './Intended.tsx'
import { LotPicker } from './LotPicker.tsx'
import { Members } from './Members.tsx'

/** Who enrols: known from the real name, and not to be typed again. */
function PartyFacts() {
  const t = useT()
  const { party } = useEnrolling().sheet
  const facts = [
    [t('意向方类型'), t(kindLabels[party.kind])],
    [party.kind === 'person' ? t('姓名') : t('机构名称'), party.name],
    [t(party.documentType), party.documentNo],
  ] as const
  return (
    <dl className={`${styles['facts']} ${styles['readOnly']}`}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="number">{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}

/** In the unit of the field first: what is typed is held against it. */
function leastText(asset: ListingRow, t: Translate): string {
  const { amount, unit } = amountText(asset.startPrice ?? null, asset)
  const price = `${amount} ${t(unit)}`
  if (asset.priceType === priceType.custom || !isMoney(asset.startPrice)) return t('不低于挂牌价 {{price}}', { price })
  const least = t('{{amount}} 元', { amount: grouped(asset.startPrice, 2) })
  return t('不低于挂牌价 {{least}}（{{price}}）', { least, price })
}

/** What is offered at least, in the asset's own unit. */
function Offer({ offer = '' }: { offer: string | undefined }) {
  const t = useT()
  const { asset, mode } = useEnrolling().sheet
  const isYuan = asset.priceType !== priceType.custom
  const inCapitals = isYuan ? capitals(typedYuan(offer)) : null
  return (
    <Line
      field="offer"
      label={t(takingOf(asset.typeCode).offer)}
      required
      isAmount
      inputMode="decimal"
      suffix={isYuan ? t('元') : t(asset.priceUnitName ?? '')}
      extra={
        <>
          {leastText(asset, t)}
          {inCapitals && <p lang="zh-CN">{inCapitals}</p>}
          {mode && fallingModes.has(mode) && <p>{t(offerLabels.falling)}</p>}
          {mode === 'final' && <p>{t(offerLabels.sealed)}</p>}
        </>
      }
    />
  )
}

function StateOwned({ values }: { values: Partial<EnrolValues> }) {
  const t = useT()
  return (
    <>
      <Tick field="isStateOwned" label={t('我方为国有及国有控股企业')} />
      {values.isStateOwned && <Line field="regulator" label={t('国资监管机构')} required />}
    </>
  )
}

function Management({ values }: { values: Partial<EnrolValues> }) {
  const t = useT()
  return (
    <>
      <Tick field="isManagement" label={t('我是标的企业的管理层')} />
      {values.isManagement && <Line field="managementPost" label={t('在标的企业担任的职务')} required />}
    </>
  )
}

/** That the claim is to be proved, and what the right gives in the room once it is. */
const claimHint = ({ right, asset: { typeCode } }: EnrolSheet, t: Translate): string =>
  [t('须在上传材料时提交证明，由交易所审核确认。'), ...(right ? priorityBenefits({ ...right, typeCode }, t) : [])].join(
    ' ',
  )

function Declarations({ values }: { values: Partial<EnrolValues> }) {
  const t = useT()
  const { sheet } = useEnrolling()
  return (
    <Group title={t('意向方声明')}>
      <div className={styles['pair']}>
        <Choice
          field="fundSource"
          label={t('资金来源')}
          options={(['own', 'financing', 'other'] as const).map((value) => ({ value, label: t(fundLabels[value]) }))}
        />
        {sheet.hasPriority && (
          <Tick
            field="isPriority"
            label={t('我是本项目的优先权人（{{right}}）', { right: t(rightOf(sheet.asset.typeCode)) })}
            {...(values.isPriority ? { hint: claimHint(sheet, t) } : {})}
          />
        )}
        {requiresStateOwned(sheet.party) && <StateOwned values={values} />}
        {requiresManagement(sheet.asset.typeCode) && <Management values={values} />}
      </div>
    </Group>
  )
}

function Contact() {
  const t = useT()
  return (
    <Group title={t('联系方式')}>
      <div className={styles['triple']}>
        <Line field="contact" label={t('联系人')} required autoComplete="name" />
        <Line field="telPhone" label={t('联系电话')} required inputMode="tel" autoComplete="tel" />
        <Line field="email" label={t('邮箱')} inputMode="email" autoComplete="email" />
      </div>
    </Group>
  )
}

function Refund() {
  const t = useT()
  const { party } = useEnrolling().sheet
  return (
    <Group title={t('退款账户')}>
      <p className={`${styles['note']} ${styles['readOnly']}`}>
        {t('未竞得或多缴的保证金退回此账户，户名须与意向方一致，不能填写他人的账户。')}
      </p>
      <dl className={`${styles['facts']} ${styles['readOnly']}`}>
        <div>
          <dt>{t('户名')}</dt>
          <dd lang="zh-CN">{party.name}</dd>
        </div>
      </dl>
      <div className={styles['pair']}>
        <Line field="refund.bank" label={t('开户行')} required />
        <Line field="refund.account" label={t('账号')} required inputMode="numeric" maxLength={40} />
        <Line field="agency" label={t('受托会员机构（选填）')} />
      </div>
    </Group>
  )
}

/** How the asset is to be taken: alone or with others. */
function Way({ values }: { values: Partial<EnrolValues> }) {
  const t = useT()
  const taking = takingOf(useEnrolling().sheet.asset.typeCode)
  const form = Form.useFormInstance<EnrolValues>()
  const handleWay = (way: 'sole' | 'joint') => {
    if (way === 'joint' && (values.members ?? []).length === 0)
      form.setFieldsValue({ members: [{ name: '', documentNo: '', telPhone: '', share: '' }], leadShare: '' })
    if (way === 'sole') form.setFieldsValue({ leadShare: '100' })
  }
  return (
    <Group title={t(taking.intent)}>
      <Choice
        field="way"
        label={t(taking.way)}
        required
        onChange={handleWay}
        options={[
          { value: 'sole', label: t(taking.sole) },
          { value: 'joint', label: t(taking.joint) },
        ]}
      />
      {values.way === 'joint' && <Members values={values} />}
      <Single offer={values.offer} />
      <Intended values={values} />
    </Group>
  )
}

function Single({ offer }: { offer: string | undefined }) {
  const { sheet } = useEnrolling()
  return sheet.isPackage ? null : (
    <div className={styles['pair']}>
      <Offer offer={offer} />
    </div>
  )
}

/** What the person declares (domain 6.3, step 2). */
export function FillStep({ values }: { values: Partial<EnrolValues> }) {
  const t = useT()
  const { sheet } = useEnrolling()
  return (
    <>
      <Group title={t('意向方')}>
        <PartyFacts />
      </Group>
      {sheet.isPackage && (
        <Group title={t('选择标的')}>
          <LotPicker chosen={values.lotIds ?? []} />
        </Group>
      )}
      <Way values={values} />
      <Declarations values={values} />
      <Conditions answers={values.answers ?? []} />
      <Contact />
      <Refund />
    </>
  )
}
