import type { LegalFacts } from '#src/model/content/article.ts'

export type LawText = {
  plate: 'knowledge_fl' | 'knowledge_gz'
  title: string
  legal: LegalFacts
  points: readonly string[]
}

const law = (
  plate: LawText['plate'],
  title: string,
  [number, issuer, effectiveDate]: readonly [string | null, string, string | null],
  points: readonly string[],
  replacedBy?: string,
): LawText => ({
  plate,
  title,
  legal: {
    number,
    issuer,
    effectiveDate,
    ...(replacedBy ? { status: 'repealed', replacedBy } : { status: 'in-force' }),
  },
  points,
})

const sasac = '国务院国有资产监督管理委员会'
const congress = '全国人民代表大会常务委员会'
const court = '最高人民法院'
const council = '国务院'

/** National law with the facts that are sure alone; what it says in full is in its published text. */
const national: readonly LawText[] = [
  law(
    'knowledge_fl',
    '中华人民共和国企业国有资产法',
    ['2008 年公布', congress, null],
    [
      '国有资产转让应当在依法设立的产权交易场所公开进行；征集产生的受让方为两个以上的，应当采用公开竞价的交易方式（第五十四条）。',
      '国有资产转让以依法评估的、经认可或者核准备案的价格为依据，合理确定最低转让价格（第五十五条）。',
      '企业的董事、监事、高级管理人员及其近亲属参与受让的，应当与其他受让参与者平等竞买，并如实披露有关信息（第五十六条）。',
    ],
  ),
  law(
    'knowledge_fl',
    '中华人民共和国公司法',
    ['2023 年修订', congress, null],
    [
      '股东转让股权的，应当将有关事项书面通知其他股东；其他股东自接到书面通知之日起三十日内未答复的，视为放弃优先购买权；两个以上股东行使的，协商确定比例，协商不成的按照转让时各自的出资比例行使（第八十四条）。',
      '人民法院强制执行程序转让股权的，其他股东自通知之日起满二十日不行使优先购买权的，视为放弃（第八十五条）。',
    ],
  ),
  law(
    'knowledge_fl',
    '公司法司法解释（四）',
    [null, court, null],
    ['通过依法设立的产权交易场所转让国有股权的，书面通知和同等条件可以参照产权交易场所的交易规则确定（第二十二条）。'],
  ),
  law(
    'knowledge_fl',
    '中华人民共和国拍卖法',
    ['2015 年修正', congress, null],
    [
      '竞买人一经应价，不得撤回；其他竞买人有更高应价时，其应价即丧失约束力（第三十六条）。',
      '拍卖人应当于拍卖日七日前发布公告，展示时间不得少于两日（第四十五条、第四十八条）。',
      '拍卖标的有保留价的，最高应价未达到保留价时，该应价不发生效力（第五十条）。',
    ],
  ),
  law(
    'knowledge_fl',
    '中华人民共和国电子签名法',
    ['2019 年修正', congress, null],
    ['可靠的电子签名与手写签名或者盖章具有同等的法律效力；岷交所的电子合同据此签署。'],
  ),
  law(
    'knowledge_fl',
    '中华人民共和国招标投标法实施条例',
    ['2019 年修订', council, null],
    [
      '招标文件的发售期不得少于 5 日；投标保证金不得超过项目估算价的 2%（第十六条、第二十六条）。',
      '中标候选人公示期不得少于 3 日，异议应当在公示期间提出，招标人 3 日内答复（第五十四条）。',
      '履约保证金不得超过中标合同金额的 10%（第五十八条）。',
    ],
  ),
  law(
    'knowledge_fl',
    '最高人民法院关于人民法院网络司法拍卖若干问题的规定',
    ['法释〔2016〕', court, null],
    [
      '保证金在起拍价格的 5% 至 20% 范围内确定（第十七条）。',
      '竞价程序结束前五分钟内无人出价的，最后出价即为成交价格；有出价的，自该出价时点顺延五分钟（第二十条）。',
      '与岷交所的竞价规则比较，供参考；岷交所的项目以公告为准。',
    ],
  ),
]

const supervision: readonly LawText[] = [
  law(
    'knowledge_gz',
    '企业国有资产交易监督管理办法',
    ['国务院国资委 财政部令第32号', `${sasac}、财政部`, null],
    [
      '规范企业产权转让、企业增资和企业资产转让三类交易行为，2016 年公布。',
      '【以公告为准】重新披露的期限、受让方资格条件、价款支付等具体要求，以正式公布的文本为准。',
    ],
  ),
  law(
    'knowledge_gz',
    '企业国有资产交易操作规则',
    ['国资发产权规〔2025〕17号', sasac, '2025-02-18'],
    [
      '共六章九十九条，自 2025 年 2 月 18 日施行；同日废止国资发产权〔2009〕120号。',
      '产权转让的环节：决策与批准、信息披露、确认意向受让方、确定受让方并签约、结算、出具凭证与变更登记。',
      '资产转让见第七十七条至第八十五条，确认受让方、确定受让方和出具凭证参照产权转让办理。',
    ],
  ),
  law(
    'knowledge_gz',
    '关于企业国有资产交易流转有关事项的通知',
    ['国资发产权规〔2022〕39号', sasac, null],
    [
      '企业增资可以预披露；预披露与正式披露合计不少于 40 个工作日，其中正式披露不少于 20 个工作日。',
      '【以公告为准】只降价、不改变其他条件的重新披露，期限可以缩短，具体以正式公布的文本为准。',
    ],
  ),
  law(
    'knowledge_gz',
    '企业国有产权交易操作规则',
    ['国资发产权〔2009〕120号', sasac, null],
    [
      '已由国资发产权规〔2025〕17号于 2025 年 2 月 18 日废止，仅供查阅历史项目。',
      '曾规定：信息公告期不少于 20 个工作日；延长信息公告的，每次不少于 5 个工作日。',
    ],
    '国资发产权规〔2025〕17号',
  ),
  law(
    'knowledge_gz',
    '公共资源交易平台系统数据规范',
    ['2016 年版', '国家有关部门', null],
    ['十二类数据标准，国有产权为四类交易之一；每笔交易有一个统一识别码，项目页的“统一交易标识码”即来源于此。'],
  ),
]

/** What is not the exchange's own: its rules are those among the news. */
export const laws: readonly LawText[] = [...national, ...supervision]
