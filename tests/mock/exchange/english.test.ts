import { describe, expect, test } from 'vitest'
import { english } from '#src/locales/en.ts'
import { divisionsBelow } from '#src/mock/data/regions.ts'
import industries from '#src/mock/data/industries.json' with { type: 'json' }
import accounts from '#src/mock/accounts.json' with { type: 'json' }
import type { Exchange } from '#src/mock/worlds.ts'
import { stateLabels, wonLabels } from '#src/mock/exchange/overview/trading.ts'
import { requirementsOf } from '#src/mock/exchange/enrolments/requirements.ts'
import { fullDetailsOf } from '#src/mock/exchange/seed/listings/full-details.ts'
import { overviewOf } from '#src/mock/exchange/overview/overview.ts'
import { noticeType } from '#src/model/notice/schema.ts'
import { extensionText } from '#src/mock/exchange/seed/texts/notices.ts'
import { placeName } from '#src/mock/exchange/seed/listings/places.ts'
import { seedTables } from '#src/mock/exchange/seed/seed.ts'
import { seedCategories, seedHotInvestments } from '#src/mock/exchange/seed/content/categories.ts'
import { seedSpecials } from '#src/mock/exchange/seed/content/specials.ts'
import { seedModules } from '#src/mock/exchange/seed/content/modules.ts'
import { brand } from '#src/shared/config/brand.ts'
import { someFriday, testExchange } from '#tests/support/exchange.ts'
import { englishTexts } from '../../../scripts/texts/english.ts'
import { messageTexts } from '../../../scripts/texts/exchange.ts'
import { nameless } from '../../../scripts/texts/places.ts'

const han = /\p{Script=Han}/u
/** The text for a reader of English; quoted names and the name of the exchange are unchanged. */
const inEnglish = (text: string): string => english.translateMessage(text) ?? text
const isUntranslated = (text: string): boolean =>
  han.test(
    inEnglish(text)
      .replaceAll(/“[^”]*”/gu, '')
      .replaceAll(brand.productName, ''),
  )
const untranslated = (texts: Iterable<string>): string[] => [...new Set(texts)].filter(isUntranslated).toSorted()

/** All Chinese texts in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return han.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const tables = seedTables('minjiang', someFriday)
const listings = [...tables.listings.values()]
const sichuan = '510000'

/** Texts that are composed at run time, so that a search of the source does not find them. */
const composedTexts = [
  '“{{}}”发布了变更公告，请及时查看',
  '采购项目发布变更',
  '“{{}}”的结果已公告',
  '“{{}}”的结果已公告：{{}}',
  '“{{}}”的结果已公告：“{{}}”{{}}；“{{}}”{{}}',
  '“{{}}”的结果已公告：“{{}}”{{}}；“{{}}”{{}}；“{{}}”{{}}',
  '您已中标，请按通知签订合同',
  '您未中标，保证金将连同利息退还',
  '您未中标',
  '您已成交，请按通知签订合同',
  '您未成交，保证金将连同利息退还',
  '您本次未成交',
  '您未报价',
  '您未报价，保证金将连同利息退还',
  '您未递交响应文件',
  '您未递交响应文件，保证金将连同利息退还',
  '“{{}}”的采购合同已签订',
  '“{{}}”的采购合同已签订，投标保证金将在 5 日内退还',
  '“{{}}”已终止',
  '“{{}}”已终止，已交纳的保证金将连同利息退还',
  '“{{}}”已终止，已交纳的采购文件费将退还',
  '“{{}}”已终止，已交纳的保证金将连同利息退还，采购文件费一并退还',
  '“{{}}”的采购合同已签订，保证金将在 5 日内退还',
  '购买“{{}}”的采购文件',
  '获取“{{}}”的采购文件',
  '交纳“{{}}”的保证金',
  '交纳“{{}}”的投标保证金',
  '递交“{{}}”的响应文件',
  '答复“{{}}”的采购邀请',
  '“{{}}”异议处理完毕，签约继续',
  '“{{}}”收到异议，签约暂停，处理完毕后继续',
  '“{{}}”的交易合同应于 {{}} 前签订，逾期不签的，保证金不予退还',
  '逾期未付清应付款项',
  '“{{}}”报名审核通过，请在 {{}} 前交纳保证金',
  '“{{}}”报名审核通过，{{}}已确认，请在 {{}} 前交纳保证金',
  '“{{}}”报名审核通过，{{}}未获确认（{{}}），您可以作为普通竞买人参与，请在 {{}} 前交纳保证金',
  '“{{}}”请在 {{}} 前补正：{{}}',
  '“{{}}”请在 {{}} 前补正（报名将于 {{}} 截止，补正时间因此缩短）：{{}}',
  '“{{}}”请在 {{}} 前补正（保证金须在 {{}} 前到账，补正时间因此缩短）：{{}}',
  '“{{}}”未竞得，保证金将于 {{}} 个工作日内退还',
  '“{{}}”本场竞买已流拍，保证金将于 {{}} 个工作日内退还',
  '“{{}}”本场竞买无人受理，项目延期挂牌，保证金将于 {{}} 个工作日内退还，可以重新报名',
  '“{{}}”本场竞买已终止，保证金将于 {{}} 个工作日内退还',
  '实名认证：收到对公打款后，请回填金额',
  '实名认证：请用手机完成人脸识别',
  '实名认证：请签署并上传授权书',
  '申诉 {{}} {{}}',
  '申诉 {{}} {{}}：{{}}',
  '竞价将于 24 小时后开始',
  '追加保证金到账',
  '标的领先',
  '被其他竞买人超越',
  '退回退款账户',
  '超额部分原路退回',
  '保证金足额到账，已生效',
  '未识别的款项原路退回',
  '保证金已足额到账，多余款项原路退回',
  '在交纳截止时间之后到账，原路退回',
  '银行未受理，请更换支付方式',
  '银行未受理，请重新支付',
  '到账时{{}}，款项原路退回',
  '退款账户已挂失或销户，请更正后重新提交',
  '退款账户户名与付款人不一致，请核对后重新提交',
  '保函 {{}} 退还',
  '竞价将于 1 小时后开始',
  '竞价将于 10 分钟后开始',
  '需要补充材料',
  '由{{}}受理，经办人{{}}，电话 {{}}',
  '“{{}}”由{{}}受理，经办人{{}}，电话 {{}}',
  '已获支持',
  '已被驳回',
  '因逾期未补充已关闭',
  '拟定“{{}}”的交易合同',
  '确认“{{}}”的交易合同',
  '签署“{{}}”的交易合同',
  '重新拟定“{{}}”的交易合同',
  '在竞价厅为“{{}}”报价',
  // Why a notice is extended, on the page of the project; the notice itself stays Chinese.
  '公告期满未征集到意向方，按公告约定延长信息披露 {{}} 个工作日，本次为第 {{}} 个延长周期，最多 {{}} 个，其他条件不变。',
  '竞价到期无人受理，按公告约定延长信息披露 {{}} 个工作日，本次为第 {{}} 个延长周期，最多 {{}} 个，其他条件不变。',
  '{{}}补充了披露资料，经申请延长信息披露 {{}} 个工作日，其他条件不变；报名截止时间以标的详情页为准。',
]
/** Texts with a placeholder for a clause: `putTogether` has them with each of their clauses. */
const textsWithClauses = new Set(['“{{}}”报名审核通过，{{}}请在 {{}} 前交纳保证金', '“{{}}”请在 {{}} 前补正{{}}：{{}}'])
const accountsOf = (exchange: Exchange) =>
  accounts.map(({ loginName }) => [...exchange.tables.users.values()].find((user) => user.loginName === loginName)!)

const details = listings.map((listing) => fullDetailsOf(tables, listing))
/** All required files: for each account, with each listing. */
const requiredFiles = (exchange: Exchange) =>
  listings.flatMap((listing) => accountsOf(exchange).flatMap((user) => requirementsOf(exchange.tables, listing, user)))

describe('[SE-10] every text of the exchange has an English version', () => {
  test('categories, the popular ones, and the buttons and tabs of the home page', () => {
    const modules = [...seedModules().values()].flat()
    expect(untranslated(seedCategories().map(({ typeName }) => typeName))).toEqual([])
    expect(untranslated(seedHotInvestments().map(({ name }) => name))).toEqual([])
    expect(untranslated(modules.map(({ name }) => name))).toEqual([])
  })

  test('provinces, the cities of Sichuan, and sections of industry', () => {
    const named = (list: readonly { name: string }[] | null) => untranslated((list ?? []).map(({ name }) => name))
    expect(named(divisionsBelow(null))).toEqual([])
    expect(named(divisionsBelow(sichuan))).toEqual([])
    expect(untranslated(industries.map(({ name }) => name))).toEqual([])
  })

  test('the facts of an asset, its tags, and the roles of its contacts', () => {
    expect(untranslated(details.flatMap(({ facts }) => facts.map(([label]) => label)))).toEqual([])
    expect(untranslated(details.flatMap(({ contacts }) => contacts.map(({ role }) => role)))).toEqual([])
    expect(untranslated(listings.flatMap(({ facts }) => facts.map(({ label }) => label)))).toEqual([])
    expect(untranslated(listings.flatMap(({ highlights }) => highlights))).toEqual([])
  })

  test('the required files of a bidder of any kind, with their descriptions', () => {
    const { exchange } = testExchange()
    expect(untranslated(requiredFiles(exchange).flatMap(({ name, note }) => [name, note ?? '']))).toEqual([])
  })

  test('messages and to-dos, with any values', () => {
    expect(
      untranslated(
        [...[...messageTexts()].filter((text) => !textsWithClauses.has(text)), ...composedTexts].map((text) =>
          text.replaceAll('{{}}', 'X'),
        ),
      ),
    ).toEqual([])
  })

  test('[CT-07] the theme pages', () => {
    const texts = [...seedSpecials().values()].flatMap(textsIn)
    expect(untranslated(texts.filter((text) => text !== brand.address))).toEqual([])
  })

  test('to-dos, recent projects and messages of each demonstration account', () => {
    const { exchange } = testExchange()
    for (const user of accountsOf(exchange)) {
      const { todos, recent } = overviewOf(exchange, user)
      expect(untranslated([...todos.map(({ title }) => title), ...recent.map(({ state }) => state)])).toEqual([])
      expect(untranslated(exchange.mailbox.of(user.id).flatMap(({ title, text }) => [title, text]))).toEqual([])
    }
  })

  test('why a notice is extended, for each reason and each kind of seller', () => {
    const reasons = ['NO_BIDDER', 'NO_QUOTE'] as const
    const announced = listings.flatMap((listing) => reasons.map((reason) => extensionText(listing, reason)[0]!))
    const given = [...tables.notices.values()].filter(({ noticeType: type }) => type === noticeType.extension)
    expect(given.length).toBeGreaterThan(0)
    expect(untranslated([...announced, ...given.map(({ lead }) => lead)])).toEqual([])
    expect(
      inEnglish('出租方补充了披露资料，经申请延长信息披露 5 个工作日，其他条件不变；报名截止时间以标的详情页为准。'),
    ).toBe(
      'On request of the lessor, who has added to the disclosed documents, disclosure is extended by 5 working days on the same conditions. The enrolment deadline is the one on the project page.',
    )
  })

  test('the state of an enrolment in the list of its owner, for each state', () => {
    expect(untranslated([...Object.values(stateLabels), ...Object.values(wonLabels)])).toEqual([])
  })

  test('an amount in a message has the unit of the pages', () => {
    expect(inEnglish('“甲”退款 500,000 元已发起')).toBe('A refund of CNY 500,000 for “甲” has begun')
    expect(inEnglish('“甲”您已被超越，当前价 55.24 万元/年')).toBe(
      'You have been outbid for “甲”; the current price is now CNY 552,400 per year',
    )
  })

  test('no English text is without its Chinese source', () => {
    const { exchange } = testExchange()
    const written = new Set([
      ...[...messageTexts()].map(nameless),
      ...composedTexts,
      ...Object.values(stateLabels),
      ...Object.values(wonLabels),
      ...accountsOf(exchange).flatMap(({ id }) => exchange.mailbox.of(id).flatMap(({ title, text }) => [title, text])),
    ])
    expect(Object.keys(englishTexts('exchange/messages.json')).filter((key) => !written.has(nameless(key)))).toEqual([])
    const named = new Set([
      ...seedCategories().map(({ typeName }) => typeName),
      ...seedHotInvestments().map(({ name }) => name),
      ...[...seedModules().values()].flat().map(({ name }) => name),
      ...[...(divisionsBelow(null) ?? []), ...(divisionsBelow(sichuan) ?? []), ...industries].map(({ name }) => name),
      ...listings.flatMap(({ facts, highlights }) => [...facts.map(({ label }) => label), ...highlights]),
      ...details.flatMap(({ facts, contacts, company }) => [
        ...(company?.holders.map(({ name }) => name) ?? []),
        ...facts.map(([label]) => label),
        ...contacts.map(({ role }) => role),
      ]),
      ...[...tables.procurements.values()].map(({ adcode }) => placeName(adcode)),
      ...requiredFiles(exchange).flatMap(({ name, note }) => [name, note]),
      // Arranged by the editors, and the names of their figures.
      ...[...seedSpecials().values()].flatMap(textsIn),
      '在售项目',
      '平均溢价率',
      // The kind in the message of a verification.
      '机构',
    ])
    expect(Object.keys(englishTexts('exchange/names.json')).filter((key) => !named.has(key))).toEqual([])
  })
})
