import { termDays } from '#src/model/terms/rules.ts'
import type { Kind } from './kind.ts'
import { drawnRow, rounded, yuan } from './kind.ts'
import { companyName, whereabouts } from './names.ts'

const wan = (amount: number): string => `${(amount / 10_000).toLocaleString('en-US')} 万元`

const equity = (
  parentId: '101' | '102' | '103' | '104',
  operation: string,
  trade: string,
  scene: Kind['scene'],
  industry: string,
  capital: [number, number],
): Kind => ({
  typeCode: '1',
  parentId,
  operation,
  scene,
  industry,
  make: ({ stream, place, district }) => {
    const row = drawnRow(stream)
    const company = companyName(stream('company'), place, trade)
    const whole = stream('whole').chance(0.25)
    const share = whole
      ? 100
      : stream('share').pick([5, 8.5, 10, 15, 19, 20, 25, 30, 34, 35, 40, 45, 49, 51, 60, 65, 70, 80])
    const registered = stream('registered').int(...capital) * 1_000_000
    const netAssets = rounded(registered * stream('netAssets').between(0.7, 2.3))
    const price = rounded((netAssets * share) / 100)
    return {
      name: `${company} ${share}%股权转让`,
      price: yuan(price),
      facts: [
        ['标的企业', company],
        ['注册地', whereabouts(place, district)],
        ['注册资本', wan(registered)],
        ['转让比例', `${share}%`],
        ['净资产评估值', wan(netAssets)],
        row('职工人数', (random) => `${random.int(12, 620)} 人`),
        ['实际控制权', share > 50 ? '转移' : '不转移'],
        row('原股东优先购买权', (random) => (whole ? '不涉及' : random.pick(['未放弃', '已书面放弃']))),
      ],
      highlights: stream('highlights').sample(
        ['经营正常', '审计评估齐备', '资质完整', share > 50 ? '可取得控制权' : '参股投资', '区位优势', '产业配套成熟'],
        3,
      ),
      text: [
        `${company}主营${operation}业务，注册资本 ${wan(registered)}，本次转让 ${share}%股权。`,
        '转让行为已经国家出资企业批准，审计、评估报告已备案。',
        `受让方应具有良好的财务状况和支付能力，价款在合同生效后 ${termDays.payment} 个工作日内一次付清。`,
        '标的企业债权债务由股权转让后的企业继续享有和承担。',
      ],
    }
  },
})

const increase = (
  parentId: '401' | '402',
  operation: string,
  trade: string,
  scene: Kind['scene'],
  industry: string,
): Kind => ({
  typeCode: '4',
  parentId,
  operation,
  scene,
  industry,
  make: ({ stream, place, district }) => {
    const row = drawnRow(stream)
    const company = companyName(stream('company'), place, trade)
    const raised = rounded(stream('raised').int(8, 320) * 1_000_000)
    const share = stream('share').int(10, 45)
    const investors = `${stream('investors').int(1, 3)} 家`
    return {
      name: `${company}增资扩股项目`,
      price: yuan(raised),
      seller: company,
      facts: [
        ['融资方', company],
        ['注册地', whereabouts(place, district)],
        ['拟募集资金', `不低于 ${wan(raised)}`],
        ['对应持股比例', `${share}%`],
        ['遴选方式', '网络竞价'],
        row('资金用途', (random) =>
          random.pick(['研发投入与补充流动资金', '新建产能与渠道建设', '偿还债务与技术改造']),
        ),
        row('原股东是否参与', (random) => random.pick(['参与', '不参与'])),
        ['投资方数量', investors],
      ],
      highlights: stream('highlights').sample(
        ['高新技术企业', '订单饱满', '团队稳定', '政策支持', '国资控股', '上市规划明确'],
        3,
      ),
      text: [
        `${company}拟通过增资引入 ${investors}战略投资方，募集资金不低于 ${wan(raised)}。`,
        '投资方应认同企业发展战略，并具备产业协同或资金实力。',
        '增资价格不低于经备案的每股净资产评估值，最终以竞价结果为准。',
      ],
    }
  },
})

const cooperation = (
  parentId: '501' | '502',
  operation: string,
  scene: Kind['scene'],
  industry: string,
  titles: readonly string[],
): Kind => ({
  typeCode: '5',
  parentId,
  operation,
  scene,
  industry,
  make: ({ stream, place, district }) => {
    const row = drawnRow(stream)
    const title = stream('title').pick(titles)
    const invested = rounded(stream('invested').int(6, 180) * 1_000_000)
    const years = stream('years').int(8, 20)
    return {
      name: `${whereabouts(place, district)}${stream('site').pick(['青龙湖', '白鹭湾', '云顶', '沱江湾', '石象湖', '翠月湖', '柳江', '桃花岛'])}${title}`,
      price: yuan(invested),
      facts: [
        ['合作内容', title],
        ['最低投资额', wan(invested)],
        ['合作期限', `${years} 年`],
        row('收益分配', (random) => `按投资比例分配，固定收益不低于 ${random.int(3, 8)}%`),
        ['合作方条件', '具备同类项目运营经验'],
      ],
      highlights: stream('highlights').sample(['资源独占', '政府支持', '客流稳定', '长期合作', '轻资产运营'], 3),
      text: [
        `本项目面向社会公开征集合作方，合作期限 ${years} 年，最低投资额 ${wan(invested)}。`,
        '合作方负责投资建设与运营管理，资源方提供场地与配套。',
        '征集期满后以网络竞价方式确定合作方。',
      ],
    }
  },
})

/** Equities, capital increases and ventures. */
export const equityKinds: readonly Kind[] = [
  equity('101', '装备制造', '机械制造', 'lathe', '34', [5, 180]),
  equity('101', '电子信息', '电子科技', 'chip', '39', [5, 120]),
  equity('101', '食品饮料', '食品', 'bottling-line', '14', [3, 60]),
  equity('102', '水电', '水电开发', 'hydropower', '44', [10, 260]),
  equity('102', '燃气', '燃气', 'gas-tanks', '45', [8, 120]),
  equity('102', '新能源', '新能源', 'solar-farm', '44', [10, 200]),
  equity('103', '商贸流通', '商贸', 'warehouse', '51', [2, 40]),
  equity('103', '文化旅游', '文化旅游', 'scenic-town', '72', [3, 80]),
  equity('103', '物业管理', '物业服务', 'apartment', '70', [1, 12]),
  equity('104', '担保', '融资担保', 'share-certificate', '69', [30, 400]),
  equity('104', '小额贷款', '小额贷款', 'share-certificate', '66', [20, 160]),
]
export const increaseKinds: readonly Kind[] = [
  increase('401', '生物医药', '生物医药', 'laboratory', '27'),
  increase('401', '新材料', '新材料科技', 'laboratory', '30'),
  increase('401', '软件服务', '数字科技', 'server-room', '65'),
  increase('402', '装备制造', '智能装备', 'robot-arm', '34'),
  increase('402', '现代农业', '现代农业', 'farm', '01'),
  increase('402', '清洁能源', '清洁能源', 'solar-farm', '44'),
]
export const cooperationKinds: readonly Kind[] = [
  cooperation('501', '文旅开发', 'scenic-town', '90', ['文旅度假区合作开发项目', '古镇街区运营合作项目']),
  cooperation('501', '片区开发', 'land-plot', '70', ['产业园区合作开发项目', '片区综合开发合作项目']),
  cooperation('501', '养老服务', 'apartment', '80', ['康养中心合作建设项目']),
  cooperation('502', '酒店经营', 'hotel', '61', ['酒店委托经营合作项目']),
  cooperation('502', '校企合作', 'school', '83', ['产教融合实训基地合作项目']),
  cooperation('502', '充电网络', 'charging-station', '44', ['充电网络投资运营合作项目']),
]
