import { requiresManagement } from '#src/model/asset-kind/rules.ts'
import type { ReactNode } from 'react'
import { AmountInWords } from '#src/features/listing/AmountInWords.tsx'
import { fundLabels, kindLabels } from '#src/features/enrolment/labels.ts'
import { requiresStateOwned } from '#src/model/enrolment/rules.ts'
import { intentLabels, rightOf } from '#src/model/enrolment/labels.ts'
import type { EnrolForm, JointMember, PackageLot, Party } from '#src/model/enrolment/schema.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import { writtenPrice, writtenText } from '#src/model/listing/price/written-amount.ts'
import { amountUnit } from '#src/model/listing/rules.ts'
import { type ListingRow, priceType } from '#src/model/listing/schema.ts'
import { maskedAccount } from '#src/model/kyc/masked.ts'
import { maskedEmail } from '#src/model/validation/addresses.ts'
import { maskedPhone } from '#src/model/validation/phone.ts'
import { isMoney } from '#src/model/money/money.ts'
import { takingOf } from '#src/model/asset-kind/taking/labels.ts'
import { shownLanguage, type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { type FactItems, Facts } from '#src/shared/ui/display/Facts.tsx'
import { FileList } from '#src/shared/ui/display/FileList.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { Masked } from '#src/shared/ui/value/Masked.tsx'
import { yuanText } from '../labels.ts'
import styles from '../enrol.module.css'

type Props = {
  party: Party
  form: EnrolForm
  asset: ListingRow
  lots: readonly PackageLot[]
  conditions: readonly string[]
  files: readonly { name: string; files: readonly UploadedFile[] }[]
}

type PartProps = { title: string; items?: FactItems; children?: ReactNode }

function Part({ title, items, children }: PartProps) {
  return (
    <section className={styles['part']}>
      <h3>{title}</h3>
      {items ? <Facts layout="columns" items={items} /> : children}
    </section>
  )
}

/** The offer as it was typed, in 元 or in the asset's own unit, and in words: it cannot be withdrawn. */
function Offer({ offer, asset }: { offer: string; asset: ListingRow }) {
  const t = useT()
  const isOwnUnit = asset.priceType === priceType.custom
  return (
    <>
      {isOwnUnit ? writtenText(writtenPrice(offer, asset, shownLanguage()), t) : yuanText(offer, t)}
      <br />
      <AmountInWords value={offer} unit={amountUnit(asset)} />
    </>
  )
}

/** The verified identity of the applicant. */
export const partyFacts = (party: Party, t: Translate): FactItems => [
  { label: t('意向方类型'), value: t(kindLabels[party.kind]) },
  { label: party.kind === 'person' ? t('姓名') : t('机构名称'), value: party.name },
  { label: t(party.documentType), value: party.documentNo },
]

/** Answers that only some types of assets ask for. */
const aimFacts = (form: EnrolForm, t: Translate): FactItems => [
  form.ratio && { label: t(intentLabels.ratio), value: `${form.ratio}%` },
  form.investment && { label: t(intentLabels.investment), value: yuanText(form.investment, t) },
  form.use && { label: t(intentLabels.use), value: form.use },
]

const sharesText = (members: readonly Pick<JointMember, 'name' | 'share'>[], t: Translate): string =>
  members.map(({ name, share }) => `${name} ${share}%`).join(t('，'))

const lotFacts = (lots: readonly PackageLot[], t: Translate): FactItems => [
  lots.length > 0 && {
    label: t('所选标的'),
    value: lots.map(({ assetsName }) => assetsName).join(t('；')),
    isWide: true,
  },
]

const declaredFacts = ({ form, asset, party }: Pick<Props, 'form' | 'asset' | 'party'>, t: Translate): FactItems => [
  { label: t('资金来源'), value: t(fundLabels[form.fundSource]) },
  form.isPriority && { label: t(rightOf(asset.typeCode)), value: t('是') },
  requiresStateOwned(party) && {
    label: t('国有及国有控股企业'),
    value: form.isStateOwned ? `${t('是')} ${form.regulator}` : t('否'),
  },
  requiresManagement(asset.typeCode) && {
    label: t('标的企业管理层'),
    value: form.isManagement ? `${t('是')} ${form.managementPost}` : t('否'),
  },
]

function intentFacts({ form, asset, lots, party }: Props, t: Translate): FactItems {
  const taking = takingOf(asset.typeCode)
  const isJoint = form.way === 'joint'
  return [
    { label: t(taking.way), value: t(taking[form.way]) },
    isJoint && { label: t(taking.ownShare), value: `${form.leadShare}%` },
    isJoint && { label: t('联合体成员'), value: sharesText(form.members, t), isWide: true },
    lots.length === 0 && {
      label: t(taking.offer),
      value: isMoney(form.offer) && <Offer offer={form.offer} asset={asset} />,
    },
    ...lotFacts(lots, t),
    lots.length > 0 && form.poolAmount && { label: t('拟交纳保证金'), value: yuanText(form.poolAmount, t) },
    ...aimFacts(form, t),
    ...declaredFacts({ form, asset, party }, t),
  ]
}

const masked = (label: string, value: string, mask: (value: string) => string) =>
  value && <Masked label={label} value={value} masked={mask(value)} />

const contactFacts = ({ contact, telPhone, email, agency, refund }: EnrolForm, t: Translate): FactItems => [
  { label: t('联系人'), value: contact },
  { label: t('联系电话'), value: masked(t('联系电话'), telPhone, maskedPhone) },
  { label: t('邮箱'), value: masked(t('邮箱'), email, maskedEmail) },
  { label: t('受托会员机构'), value: agency },
  { label: t('退款账户户名'), value: refund.name },
  { label: t('退款账户开户行'), value: refund.bank },
  { label: t('退款账户账号'), value: masked(t('退款账户账号'), refund.account, maskedAccount) },
]

function Answers({ form, conditions }: Props) {
  const t = useT()
  return (
    <ol className={styles['answers']}>
      {form.answers.map(({ meets, note }, index) => (
        // Answers have no id but their index.
        <li key={index}>
          {conditions[index] && <span lang="zh-CN">{conditions[index]}</span>}{' '}
          <Tag tone={meets ? 'success' : 'danger'}>{meets ? t('符合') : t('不符合')}</Tag>
          {note && <span lang="zh-CN"> {note}</span>}
        </li>
      ))}
    </ol>
  )
}

const fileFacts = ({ files }: Pick<Props, 'files'>): FactItems =>
  files.map(({ name, files: uploaded }) => ({
    key: name,
    label: <TranslatedText>{name}</TranslatedText>,
    value: uploaded.length > 0 && <FileList files={uploaded} />,
    isWide: true,
  }))

/** A submitted enrolment, to read: declarations and files. */
export function FormFacts(props: Props) {
  const t = useT()
  return (
    <>
      <Part title={t('意向方')} items={partyFacts(props.party, t)} />
      <Part title={t(takingOf(props.asset.typeCode).intent)} items={intentFacts(props, t)} />
      {props.form.answers.length > 0 && (
        <Part title={t('资格条件响应')}>
          <Answers {...props} />
        </Part>
      )}
      <Part title={t('联系方式与退款账户')} items={contactFacts(props.form, t)} />
      <Part title={t('提交的材料')} items={fileFacts(props)} />
    </>
  )
}

/** The same for an invited member: only what the exchange discloses of another's enrolment. */
export function JointFacts({ party, form, asset, lots }: Pick<Props, 'party' | 'form' | 'asset' | 'lots'>) {
  const t = useT()
  const taking = takingOf(asset.typeCode)
  const leader = { name: party.name, share: form.leadShare }
  return (
    <Part
      title={t(taking.intent)}
      items={[
        { label: t(taking.way), value: t(taking[form.way]) },
        { label: t('联合体成员'), value: sharesText([leader, ...form.members], t), isWide: true },
        form.offer && {
          label: t(taking.offer),
          value: isMoney(form.offer) && <Offer offer={form.offer} asset={asset} />,
        },
        ...lotFacts(lots, t),
        ...aimFacts(form, t),
      ]}
    />
  )
}
