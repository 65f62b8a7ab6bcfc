import type { Clause } from './clauses.ts'

/** How a kind of contract calls its parties, its subject and its price. */
export type Wording = {
  seller: string
  taker: string
  /** What is traded, as its clauses call it. */
  subject: string
  /** What is paid. */
  price: string
  /** What the deposit is converted into. */
  offset: string
}

/** The parties and how they came to the contract, before the first clause. */
export const preamble = ({ seller, taker, subject }: Wording, law: string): string[] => [
  '合同编号：{{contractNo}}',
  `甲方（${seller}）：{{sellerName}}`,
  '统一社会信用代码：{{sellerCode}}',
  '经办人：{{sellerAgent}}',
  `乙方（${taker}）：{{takerName}}`,
  '统一社会信用代码或身份证号码：{{takerCode}}',
  '经办人：{{takerAgent}}',
  `根据《中华人民共和国民法典》${law}以及{{exchange}}（以下简称“交易所”）公布的交易规则，甲乙双方遵循自愿、公平和诚实信用的原则，就“{{assetsName}}”（以下简称“${subject}”）的有关事项订立本合同，共同遵守。`,
]

/** How the price came about. */
export const dealClause = ({ taker, subject, price }: Wording): Clause => [
  `交易方式与${price}`,
  `${subject}经甲方履行内部决策及批准程序后，在交易所公开披露信息、征集意向方，项目编号为 {{projectNo}}。`,
  `交易以{{mode}}的方式组织，于 {{closedAt}} 成交，乙方被确定为${taker}。成交结果已经双方在交易系统确认，并由交易所按规则公示。`,
  `${price}为人民币 {{price}}（大写：人民币{{priceInCapitals}}）。该金额为竞价的最终结果，双方不得以补充协议或者其他方式变相变更。`,
  '公开披露的公告、乙方提交的报名材料、成交确认书是本合同的组成部分。本合同的约定与公告的实质内容不一致的，以公告为准。',
]

/** The deposit of the taker and what becomes of it. */
export const depositClause = ({ offset }: Wording): Clause => [
  '保证金',
  '乙方已在报名期限内以自己名下的账户向交易所的结算账户交纳交易保证金人民币 {{deposit}}。',
  `本合同生效后，上述保证金先抵作乙方应付的交易服务费，余额自动转为${offset}，不计利息；抵付的明细以交易所的结算记录为准。`,
  '乙方无正当理由不签订本合同，或者不按本合同支付应付款项，经催告在宽限期内仍不支付的，保证金在扣除交易服务费后不予退还；保证金不足以弥补甲方损失的，乙方应当补足。',
]

/** Payment in one sum through the exchange. */
export const paymentParagraphs = (price: string): string[] => [
  `乙方应当在本合同生效之日起 {{payWithin}}内，将扣除保证金抵付部分后的${price}一次性支付至交易所的结算账户。收款账户以交易所向乙方发出的付款通知和交易系统公布的信息为准。`,
  '付款人应当与乙方的名称一致。他人代付的款项不计入已付金额，由交易所原路退回。款项以实际到账的时间为付款时间。',
  '双方同意由交易所在出具产权交易凭证后，按照结算规则将款项划转至甲方指定的账户。双方不得绕开交易所自行结算。',
]

/** Taxes and fees. */
export const taxClause: Clause = [
  '税费的承担',
  '因本合同产生的税款，由双方按照法律、行政法规的规定各自承担；法律没有规定的，由双方平均分担。',
  '交易服务费按照交易所公布的收费标准由双方各自承担。乙方的交易服务费向交易所支付，不包含在本合同约定的款项之内；甲方的交易服务费由交易所在向甲方划转款项时扣收，不足扣收的由甲方另行支付。',
  '任何一方应当承担的税费由另一方垫付的，垫付方可以凭缴款凭证向应承担方追偿。',
]

/** What both parties assure each other, after what each assures alone. */
export const commonWarranties: readonly string[] = [
  '双方各自保证：具有签订和履行本合同的主体资格，已经取得所需的全部授权和批准，代表其签署的经办人具有相应的权限。',
  '双方保证向对方和交易所提供的资料真实、准确、完整，没有虚假记载、误导性陈述或者重大遗漏。',
]

/** Secrets of the other party. */
export const confidentialityClause: Clause = [
  '保密',
  '一方对在磋商、签订和履行本合同中知悉的对方商业秘密、个人信息和未公开的资料负有保密义务，不得用于本合同以外的目的。',
  '依照法律、监管要求或者交易所规则应当披露的，以及向负有保密义务的专业顾问提供的，不受前款限制。保密义务不因本合同终止而免除。',
]

/** Breach by delay, the same in every kind; `due` is what the taker pays. */
export const delayParagraphs = (due: string): string[] => [
  `乙方逾期支付${due}的，每逾期一日，应当按逾期金额的 {{breachRate}}向甲方支付违约金；逾期经催告后在宽限期内仍未付清的，甲方有权解除本合同。`,
  '甲方逾期交付或者逾期协助办理手续的，每逾期一日，应当按乙方已付款项的 {{breachRate}}向乙方支付违约金；逾期超过 30 日的，乙方有权解除本合同并要求退还已付款项。',
]

/** Damages, after the breaches that a kind names. */
export const damageParagraphs: readonly string[] = [
  '违约金不足以弥补守约方损失的，违约方应当赔偿不足的部分，包括守约方为实现权利支出的诉讼费或者仲裁费、保全费、鉴定费和合理的律师费。',
  '乙方违约导致合同解除的，标的再次交易的价格低于本次成交价款的差额以及双方的交易服务费，由乙方承担。',
]

/** Events that no party can avert. */
export const forceMajeureClause: Clause = [
  '不可抗力',
  '因不能预见、不能避免且不能克服的客观情况致使一方不能履行或者不能按期履行本合同的，根据影响的程度，部分或者全部免除该方的责任，但该方迟延履行后发生的除外。',
  '受影响的一方应当立即通知对方，在 15 日内提供有关机构的证明，并采取措施防止损失扩大；因怠于通知或者减损而扩大的损失，由其自行承担。',
  '不可抗力持续超过 60 日，致使合同目的不能实现的，任何一方可以书面通知对方解除本合同，双方互不承担违约责任。',
]

/** Change and end. */
export const changeClause: Clause = [
  '合同的变更和解除',
  '对本合同的变更或者补充应当采用书面形式，经双方签署，并报交易所备案；需要批准的，自批准之日起生效。变更不得涉及成交结果以及公告披露的实质性条件。',
  '有下列情形之一的，可以解除本合同：（一）双方协商一致，且不损害国家利益和第三人利益；（二）因不可抗力不能实现合同目的；（三）一方违约，另一方依照本合同取得解除权；（四）法律规定的其他情形。',
  '本合同解除的，双方应当在 10 日内书面告知交易所，并按照交易规则处理保证金、已付款项和产权交易凭证。合同解除不影响结算、违约责任和争议解决条款的效力。',
]

/** Where disputes go. */
export const disputeClause: Clause = [
  '争议的解决',
  '本合同的订立、效力、解释、履行和争议的解决，适用中华人民共和国法律。',
  '因本合同发生的争议，由双方协商解决，也可以请求交易所调解；协商或者调解不成的，双方同意向{{disputePlace}}{{disputeWay}}。',
  '争议解决期间，除争议事项外，双方应当继续履行本合同的其他条款。',
]

/** Where letters go. */
export const noticeClause: Clause = [
  '通知与送达',
  '甲方的通讯地址：{{sellerAddress}}；电子邮箱：{{sellerEmail}}。',
  '乙方的通讯地址：{{takerAddress}}；电子邮箱：{{takerEmail}}。',
  '与本合同有关的通知、催告和法律文书按上述地址或者电子邮箱发出即为有效送达：专人递送的，以签收时为送达；邮寄的，以寄出后第三日为送达；电子邮件和交易系统站内消息，以进入对方系统时为送达。',
  '一方变更联系方式的，应当在 3 日内通知对方和交易所，未通知的，按原联系方式送达仍然有效。',
]

/** How it takes effect, and its copies; `approval` names what may have to be approved. */
export const effectClause = (approval: string): Clause => [
  '其他约定与合同的生效',
  '双方的其他约定：{{otherTerms}}',
  `本合同自双方签字或者盖章并经交易所鉴证之日起成立并生效；${approval}`,
  '双方同意采用可靠的电子签名签署本合同，电子签名与手写签名或者盖章具有同等的法律效力，签署记录和存证信息可以作为证据使用。',
  '本合同以数据电文形式保存于交易系统；需要纸质文本的，打印一式 {{copies}}份，双方和交易所各执一份，其余用于办理批准、登记等手续，各份内容相同，具有同等法律效力。',
]
