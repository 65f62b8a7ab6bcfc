import type { ReactNode } from 'react'
import { fundLabels, kindLabels } from '#src/features/enrolment/labels.ts'
import { requiresManagement, requiresStateOwned } from '#src/model/enrolment/rules.ts'
import { intentLabels, rightOf } from '#src/model/enrolment/labels.ts'
import type { EnrolForm, JointMember, PackageLot, Party } from '#src/model/enrolment/schema.ts'
import type { UploadedFile } from '#src/model/file/schema.ts'
import { amountText } from '#src/model/listing/rules.ts'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { grouped, isMoney } from '#src/model/money/money.ts'
import { takingOf } from '#src/model/parties/labels.ts'
import { type Translate, useT } from '#src/shared/lib/text/i18n.ts'
import { safeLink } from '#src/shared/lib/navigation/safe-href.ts'
import { TranslatedText } from '#src/shared/ui/TranslatedText.tsx'
import styles from '../enrol.module.css'

type Fact = readonly [label: string, value: ReactNode, isWide?: boolean]

type Props = {
  party: Party
  form: EnrolForm
  asset: ListingRow
  lots: readonly PackageLot[]
  conditions: readonly string[]
  files: readonly { name: string; files: readonly UploadedFile[] }[]
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value, isWide]) => (
        <div key={label} className={isWide ? styles['wide'] : undefined}>
          <dt>{label}</dt>
          <dd className="number">{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

const shared = (facts: readonly (Fact | false)[]): Fact[] => facts.filter((fact): fact is Fact => fact !== false)

function offerText(offer: string, asset: ListingRow, t: Translate): string {
  if (!isMoney(offer)) return ''
  const { amount, unit } = amountText(offer, asset)
  return `${amount} ${t(unit)}`
}

function partyFacts({ party }: Props, t: Translate): Fact[] {
  return [
    [t('意向方类型'), t(kindLabels[party.kind])],
    [party.kind === 'person' ? t('姓名') : t('机构名称'), party.name],
    [t(party.documentType), party.documentNo],
  ]
}

/** What the type of the asset made the person say. */
const aimFacts = (form: EnrolForm, t: Translate): (Fact | false)[] => [
  Boolean(form.ratio) && [t(intentLabels.ratio), `${form.ratio}%`],
  Boolean(form.investment) && [t(intentLabels.investment), t('{{amount}} 元', { amount: grouped(form.investment, 2) })],
  Boolean(form.use) && [t(intentLabels.use), form.use],
]

const sharesText = (members: readonly Pick<JointMember, 'name' | 'share'>[], t: Translate): string =>
  members.map(({ name, share }) => `${name} ${share}%`).join(t('，'))

const lotFacts = ({ lots }: Pick<Props, 'lots'>, t: Translate): Fact[] =>
  lots.length > 0 ? [[t('所选标的'), lots.map(({ assetsName }) => assetsName).join(t('；')), true]] : []

const declaredFacts = (
  { form, asset, party }: Pick<Props, 'form' | 'asset' | 'party'>,
  t: Translate,
): (Fact | false)[] => [
  [t('资金来源'), t(fundLabels[form.fundSource])],
  form.isPriority && [t(rightOf(asset.typeCode)), t('是')],
  requiresStateOwned(party) && [t('国有及国有控股企业'), form.isStateOwned ? `${t('是')} ${form.regulator}` : t('否')],
  requiresManagement(asset.typeCode) && [
    t('标的企业管理层'),
    form.isManagement ? `${t('是')} ${form.managementPost}` : t('否'),
  ],
]

function intentFacts({ form, asset, lots, party }: Props, t: Translate): Fact[] {
  const taking = takingOf(asset.typeCode)
  return shared([
    [t(taking.way), t(taking[form.way])],
    form.way === 'joint' && [t(taking.ownShare), `${form.leadShare}%`],
    form.way === 'joint' && [t('联合体成员'), sharesText(form.members, t), true],
    lots.length === 0 && [t(taking.offer), offerText(form.offer, asset, t)],
    ...lotFacts({ lots }, t),
    lots.length > 0 &&
      Boolean(form.poolAmount) && [t('拟交纳保证金'), t('{{amount}} 元', { amount: grouped(form.poolAmount!, 2) })],
    ...aimFacts(form, t),
    ...declaredFacts({ form, asset, party }, t),
  ])
}

const contactFacts = ({ form }: Props, t: Translate): Fact[] => [
  [t('联系人'), form.contact],
  [t('联系电话'), form.telPhone],
  [t('邮箱'), form.email],
  [t('受托会员机构'), form.agency],
  [t('退款账户户名'), form.refund.name],
  [t('退款账户开户行'), form.refund.bank],
  [t('退款账户账号'), form.refund.account],
]

function Answers({ form, conditions }: Props) {
  const t = useT()
  return (
    <ol className={styles['answers']}>
      {form.answers.map(({ meets, note }, index) => (
        // Answers are told apart by their places alone
        <li key={index}>
          {conditions[index] && <span lang="zh-CN">{conditions[index]}</span>}{' '}
          <strong className={meets ? styles['agreed'] : styles['refused']}>{meets ? t('符合') : t('不符合')}</strong>
          {note && <span lang="zh-CN"> {note}</span>}
        </li>
      ))}
    </ol>
  )
}

function Files({ files }: Pick<Props, 'files'>) {
  return (
    <dl className={styles['facts']}>
      {files.map(({ name, files: given }) => (
        <div key={name} className={styles['wide']}>
          <dt>
            <TranslatedText>{name}</TranslatedText>
          </dt>
          <dd lang="zh-CN">
            {given.length === 0 && '—'}
            {given.map(({ id, name: file, url }) => {
              const address = safeLink(url)
              return (
                <p key={id}>
                  {address ? (
                    <a className={styles['link']} href={address} target="_blank" rel="noopener noreferrer">
                      {file}
                    </a>
                  ) : (
                    file
                  )}
                </p>
              )
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An enrolment to read: what was declared and handed in. */
export function FormFacts(props: Props) {
  const t = useT()
  return (
    <div>
      <Part title={t('意向方')}>
        <FactList facts={partyFacts(props, t)} />
      </Part>
      <Part title={t(takingOf(props.asset.typeCode).intent)}>
        <FactList facts={intentFacts(props, t)} />
      </Part>
      {props.form.answers.length > 0 && (
        <Part title={t('资格条件响应')}>
          <Answers {...props} />
        </Part>
      )}
      <Part title={t('联系方式与退款账户')}>
        <FactList facts={contactFacts(props, t)} />
      </Part>
      <Part title={t('提交的材料')}>
        <Files files={props.files} />
      </Part>
    </div>
  )
}

/** The same for somebody who is to take part jointly: all that the exchange says of another's enrolment. */
export function JointFacts({ party, form, asset, lots }: Pick<Props, 'party' | 'form' | 'asset' | 'lots'>) {
  const t = useT()
  const taking = takingOf(asset.typeCode)
  const leader = { name: party.name, share: form.leadShare }
  return (
    <Part title={t(taking.intent)}>
      <FactList
        facts={[
          [t(taking.way), t(taking[form.way])],
          [t('联合体成员'), sharesText([leader, ...form.members], t), true],
          ...shared([form.offer !== '' && [t(taking.offer), offerText(form.offer, asset, t)]]),
          ...lotFacts({ lots }, t),
          ...shared(aimFacts(form, t)),
        ]}
      />
    </Part>
  )
}
