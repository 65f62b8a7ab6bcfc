import type { ShownClaim, ShownIdentity } from '#src/model/kyc/schema.ts'
import { documentTypeLabels, kindLabels, organisationTypeLabels, methodLabels } from '#src/model/kyc/labels.ts'
import type { Fact } from '#src/shared/ui/display/Facts.tsx'
import type { Translate } from '#src/shared/lib/text/i18n.ts'

const labelOf = (labels: Readonly<Record<string, string>>, key: string): string => labels[key] ?? key

const lang = 'zh-CN'

const personFacts = (party: ShownIdentity | ShownClaim, t: Translate): Fact[] => [
  { label: t('姓名'), value: party.name, lang },
  { label: t('证件类型'), value: t(documentTypeLabels[party.docType ?? 10] ?? '') },
  { label: t('证件号码'), value: party.docNumber },
]

const organisationFacts = (party: ShownIdentity | ShownClaim, t: Translate): Fact[] => [
  { label: t('机构名称'), value: party.name, lang },
  { label: t('机构类型'), value: t(organisationTypeLabels[party.orgType ?? 5] ?? '') },
  { label: t('统一社会信用代码'), value: party.docNumber },
  { label: t('法定代表人姓名'), value: party.legalName, lang },
  { label: t('经办人姓名'), value: party.agentName, lang },
]

/** Facts of an identity or a claim, already masked by the exchange. */
export function factsOf(party: ShownIdentity | ShownClaim, t: Translate): Fact[] {
  return [
    { label: t('认证主体'), value: t(labelOf(kindLabels, party.kind)) },
    ...(party.kind === 'organisation' ? organisationFacts(party, t) : personFacts(party, t)),
    { label: t('证件有效期至'), value: party.docExpiry ?? t('长期有效') },
    { label: t('手机号码'), value: party.telPhone },
    ...(party.bankName ? [{ label: t('开户行'), value: party.bankName, lang }] : []),
    ...(party.account ? [{ label: t('账号'), value: party.account }] : []),
    { label: t('核验方式'), value: t(labelOf(methodLabels, party.way)) },
    ...(party.agreement ? [{ label: t('协议版本'), value: party.agreement }] : []),
  ]
}
