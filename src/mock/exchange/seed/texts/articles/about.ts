import { brand } from '#src/shared/config/brand.ts'
import { dayMs } from '#src/model/time/units.ts'
import { publicityMs } from '../../../listings/lifecycle.ts'
import { places } from '../../listings/places.ts'
import { projectOffices } from '../detail/contacts.ts'
import { departments } from '../facts/departments.ts'
import {
  coverage,
  figuresOfQuarter,
  figuresOfYear,
  headOfKinds,
  inYi,
  rowsOfKinds,
  totalOf,
} from '../facts/trade-figures.ts'
import type { ArticlePlate } from '../writing/article.ts'
import { periodName } from '../writing/periods.ts'
import { figure, h2, ol, p, table, ul } from '../writing/blocks.ts'
import { memberRules } from './rules/member-rules.ts'

const publicityDays = publicityMs / dayMs
/** All but the head office and the neighbouring centre. */
const branches = places.length - 2

export const institution: ArticlePlate = {
  plate: 'xxgk_jg',
  count: 10,
  section: 'disclosure',
  source: '岷交所综合部',
  department: '综合部',
  articles: [
    {
      title: '岷交所机构简介',
      body: () => [
        p(
          `${brand.operator}（简称岷交所）成立于 ${brand.founded} 年，总部位于${brand.address}，是综合性产权交易服务机构。`,
        ),
        figure('office-tower', '岷交所总部（示意图）'),
        h2('业务范围'),
        table(
          '业务',
          ['业务', '内容'],
          ['产权转让', '公司股权、合伙份额等'],
          ['资产转让', '房产、土地、设备、车辆、物资等'],
          ['资产租赁', '房屋、场地、经营权等公开招租'],
          ['企业增资', '征集投资方、组织遴选'],
          ['合作招商', '项目合作方征集'],
        ),
        h2('服务网络'),
        p(
          `除总部外，设有 ${branches} 家分所，并与拉萨产权交易中心共用信息发布与网络竞价系统。各地适用同一规则、同一系统。`,
        ),
        h2('原则'),
        p('岷交所只组织交易，不参与交易；只披露信息，不评价价格；只收取公示的费用，不收取其他任何费用。'),
      ],
    },
    {
      title: '岷交所组织架构',
      body: () => [
        p('岷交所设七个部门、一个研究中心和一个金融服务中心，受理、竞价、结算、风控相互分离。'),
        table(
          '部门职责',
          ['部门', '职责', '不办理'],
          ...Object.entries(departments).map(([name, duties]) => [name, ...duties]),
        ),
        p(`项目由交易部的${Object.values(projectOffices).join('、')}按业务分工办理。`),
        h2('为什么要分离'),
        p('同一人不能既审核报名又看到报价，既组织竞价又经手资金。分离使每一步都有另一个部门可以核对。'),
      ],
    },
    {
      title: '岷交所业务资质一览',
      body: () => [
        p('本页列出岷交所开展的业务及其依据。具体范围以主管部门公布的文件为准。'),
        table(
          '业务与依据',
          ['业务', '依据'],
          ['企业国有产权转让', '企业国有资产交易监督管理办法（国务院国资委、财政部令第 32 号）'],
          ['企业增资', '同上；企业国有资产交易操作规则（国资发产权规〔2025〕17号）'],
          ['企业资产转让', '同上'],
          ['资产租赁', '当地国有资产管理规定'],
        ),
        h2('系统与数据'),
        ul('竞价数据至少保存十年；', '项目使用统一的标识编码；', '公开信息可以按项目编号查询。'),
      ],
    },
    {
      title: '分支机构及联系方式一览',
      body: () => [
        p(`岷交所在 ${places.length} 个地区设有服务窗口，包括总部、${branches} 家分所和拉萨产权交易中心。`),
        table(
          '服务地区',
          ['地区', '区号', '服务范围'],
          ...places.map(({ name, area, districts }) => [name, area, `${districts.slice(0, 3).join('、')}等`]),
        ),
        p(`各窗口的地址、电话和接待时间见“分支机构”页面，统一服务热线 ${brand.hotline}。`),
      ],
    },
    {
      title: '岷交所 {period}工作报告',
      periodic: { every: 'year', afterDays: 26, covers: 'ended' },
      body: ({ period }) => {
        const figures = figuresOfYear(period)
        const { deals, amount } = totalOf(figures)
        const quarters = [0, 1, 2, 3].map((quarter) => period * 4 + quarter)
        return [
          p(
            `岷交所 ${period} 年度工作报告，从交易、服务、风控三个方面报告一年来的工作，接受社会监督。全年成交项目 ${deals} 宗，成交额 ${inYi(amount)} 亿元。`,
          ),
          h2('一、交易'),
          table(`${period} 年各类项目`, headOfKinds, ...rowsOfKinds(figures)),
          table(
            `${period} 年各季度`,
            ['季度', '成交宗数', '成交额（亿元）'],
            ...quarters.map((quarter) => {
              const of = totalOf(figuresOfQuarter(quarter))
              return [periodName('quarter', quarter), String(of.deals), inYi(of.amount)]
            }),
            ['全年', String(deals), inYi(amount)],
          ),
          p(coverage),
          h2('二、服务'),
          p('报名、保证金、竞价、签约、结算均可在网上办理。练习竞价厅向社会开放，正式竞价的各种方式均可练习。'),
          h2('三、风控'),
          p('受理的异议全部在规定时间内答复；应退保证金全部原路退还。'),
          figure('growth-chart', '年度成交情况（示意图）'),
          h2('四、下一步'),
          ul('公告语言更通俗；', '提醒更及时；', '记录更便于核验。'),
        ]
      },
    },
    memberRules,
    {
      title: '信息公开指南',
      body: () => [
        p('本指南告诉您：岷交所公开哪些信息、在哪里看、怎样申请。'),
        h2('主动公开'),
        table(
          '公开内容',
          ['内容', '位置', '时间'],
          ['项目公告', '项目大厅、通知公告', '发布之日'],
          ['成交公示', '通知公告', `竞价结束后，公示 ${publicityDays} 天`],
          ['竞价记录', '项目页面', '竞价结束后'],
          ['收费标准', '信息公开', '变更前公布'],
          ['规则制度', '政策法规', '施行前公布'],
        ),
        h2('不公开'),
        p('报名人身份在竞价结束前不公开；密封报价在开启前不公开；个人信息和商业秘密依法保护。'),
        h2('依申请公开'),
        p(`书面申请寄送综合部或者发送至 ${brand.email}，写明所需信息和用途。收到后 15 个工作日内答复。`),
      ],
    },
    {
      title: '投诉与建议渠道',
      body: () => [
        p(`您可以通过服务热线 ${brand.hotline}、电子邮件 ${brand.email} 或者来信来访投诉、建议。`),
        h2('办理时限'),
        table(
          '办理时限',
          ['环节', '时限'],
          ['登记', '当日'],
          ['告知是否受理', '3 个工作日内'],
          ['一般事项答复', '10 个工作日内'],
          ['复杂事项答复', '30 个工作日内，延期的告知理由'],
        ),
        h2('请写明'),
        ol('项目名称或者编号；', '事实和时间；', '证据材料；', '联系方式。'),
        p('对成交结果的异议，应当在公示期内书面提出。公示期满后提出的，按投诉办理，不影响签约。'),
        p('署名反映的，答复本人并保密；匿名反映且线索具体的，同样核查。'),
      ],
    },
  ],
}

export const responsibility: ArticlePlate = {
  plate: 'xxgk_sh',
  count: 10,
  section: 'disclosure',
  source: '岷交所综合部',
  department: '综合部',
  articles: [
    {
      title: '岷交所发布 {period}社会责任报告',
      periodic: { every: 'year', afterDays: 40, covers: 'ended' },
      body: ({ period, stream }) => {
        const [hours, projects, books] = [
          stream('hours').int(600, 1800),
          stream('projects').int(4, 15),
          stream('books').int(800, 3000),
        ]
        return [
          p(`岷交所发布 ${period} 年度社会责任报告，介绍一年来在帮扶、助学、环保和员工关爱方面的工作。`),
          table(
            '主要数据',
            ['指标', '数量'],
            ['志愿服务时长', `${hours} 小时`],
            ['帮扶项目', `${projects} 个`],
            ['捐赠图书', `${books} 册`],
          ),
          h2('对社会的承诺'),
          p(
            '公开的数据可以核对，收取的费用可以查询，提出的问题有人答复。志愿服务由职工在业余时间自愿参加，捐赠款物的去向在报告附表中逐项列出，受赠方可以核对。',
          ),
          figure('farm', '帮扶项目所在的农场（示意图）'),
        ]
      },
    },
    {
      title: '岷交所帮扶{place}乡村产业项目落地',
      body: ({ place }) => [
        p(
          `岷交所帮扶的一个乡村产业项目近日在${place}落地。项目通过公开征集引入合作方，村集体以场地使用权参与，收益按约定分配。`,
        ),
        figure('farm', `${place}乡村产业项目（示意图）`),
        h2('帮了什么'),
        ul('帮助梳理可以合作的资产和权属；', '免费发布公告、组织推介；', '提供合同文本，讲清收益和风险。'),
        p(`项目按收费减免政策免收服务费。合作期内，${place}的帮扶联系人每半年回访一次。`),
      ],
    },
    {
      title: '岷交所向{place}小学捐赠图书',
      body: ({ place, stream }) => {
        const books = stream('books').int(3, 12) * 100
        return [
          p(`岷交所近日向${place}一所小学捐赠图书 ${books} 册，涵盖文学、科普和绘本，全部由职工自愿捐款购买。`),
          figure('school', `${place}小学（示意图）`),
          p('捐赠仪式上没有长篇讲话，志愿者和孩子们一起把书摆上书架，读了第一本。'),
          table(
            '图书构成',
            ['类别', '册数'],
            ['文学', String(books / 2)],
            ['科普', String(books / 4)],
            ['绘本', String(books / 4)],
            ['合计', String(books)],
          ),
          p('学校把书单贴在教室门口，方便孩子们借阅。志愿服务队还将每学期开展一次共读活动。'),
        ]
      },
    },
    {
      title: '岷交所开展节能宣传周活动',
      body: () => [
        p('岷交所近日开展节能宣传周活动，从无纸化、少出行、管好机房三件事做起。'),
        h2('三件事'),
        ul(
          '无纸化：报名、签约、发票全部使用电子文件；',
          '少出行：异地竞价、视频看样减少往返；',
          '管好机房：按负载调整设备，非工作时间关闭练习设备。',
        ),
        figure('solar-farm', '清洁能源（示意图）'),
        p('活动期间，各部门公布用电、用纸数据，互相比较，找出可以节约的地方，并把做法写入办公指南。'),
      ],
    },
    {
      title: '岷交所组织员工无偿献血',
      body: ({ stream }) => {
        const people = stream('people').int(22, 58)
        return [
          p(`岷交所近日组织无偿献血，${people} 名职工自愿参加，其中多人是第一次献血。`),
          p('活动前，医务人员讲解了献血知识和注意事项；活动后，为献血者安排了休息和营养餐。'),
          h2('献血前后'),
          ul('献血前一天保证睡眠，不饮酒；', '献血后多喝水，当天避免剧烈运动；', '针眼处保持清洁干燥。'),
          p(`综合部为 ${people} 名献血职工统一办理了调休。活动连续多年举办，不下指标、不作考核。`),
        ]
      },
    },
  ],
}
