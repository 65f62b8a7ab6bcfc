import { usualSpecial } from '#src/model/content/special.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { termDays } from '#src/model/terms/rules.ts'
import { brand } from '#src/shared/config/brand.ts'
import type { SpecialPage } from '../../tables.ts'
import { transferSteps } from '../texts/facts/transfer-steps.ts'
import { scenePicture } from '../pictures.ts'

const transfer: SpecialPage = {
  code: usualSpecial,
  title: '产权转让专题',
  description: '企业股权和资产转让的在售标的、成交数据、办理流程、政策法规和项目路演。',
  kinds: ['1', '2'],
  sections: [
    {
      id: 'banner',
      type: 'banner',
      title: '产权转让专题',
      text: '企业股权、房屋土地、机器设备和各类资产，在这里公开披露、公平竞价、统一结算。',
      imgSrc: scenePicture('office-tower', 'special-transfer', '16:9'),
      links: [
        { label: '查看股权转让项目', url: linkTo.project({ typeCode: '1' }) },
        { label: '查看资产转让项目', url: linkTo.project({ typeCode: '2' }) },
        { label: '我要转让', url: linkTo.service(2) },
      ],
    },
    {
      id: 'figures',
      type: 'figures',
      title: '转让数据',
      note: '按本网站公开挂牌的股权转让和资产转让项目统计，资产包计一宗，与各分支机构的业务统计口径相同；季度和年度报告包括全部成交项目，范围更大。溢价率为竞价成交项目的平均值。',
    },
    {
      id: 'listings',
      type: 'listings',
      title: '精选标的',
      count: 8,
      more: { label: '全部项目', url: paths.project },
    },
    {
      id: 'steps',
      type: 'steps',
      title: '转让流程',
      steps: [...transferSteps],
      more: { label: '办事指南', url: paths.helpCenter },
    },
    { id: 'roadshows', type: 'roadshows', title: '项目路演' },
    {
      id: 'policies',
      type: 'policies',
      title: '政策法规',
      plates: ['zcfg_fl', 'zcfg_gz', 'zcfg_jy'],
      count: 6,
      more: { label: '全部法规', url: paths.zcfg },
    },
    {
      id: 'questions',
      type: 'questions',
      title: '常见问题',
      items: [
        {
          question: '产权转让必须进场交易吗？',
          answer:
            '企业国有产权转让应当在依法设立的产权交易机构公开进行，法律法规另有规定的除外；具体以批准文件和公告为准。',
        },
        {
          question: '转让价格怎样确定？',
          answer:
            '首次挂牌的价格不低于经核准或备案的评估结果；之后降价低于评估结果九成的，须经批准机构同意后重新披露。',
        },
        {
          question: '只有一个意向方时怎么办？',
          answer: '公告约定可以协议成交的，由该意向方以不低于公告价格的条件受让；公告另有约定的，从其约定。',
        },
        {
          question: '未竞得，保证金什么时候退？',
          answer: `竞得人确定后 ${termDays.refund} 个工作日内原路退还，到账时间以银行为准。`,
        },
        {
          question: '参加路演要交费吗？',
          answer: '不收费，也不需要登录。线上路演在开始后点击“观看直播”；线下路演请按参会回执预约，携带有效证件到场。',
        },
      ],
      more: { label: '帮助中心', url: paths.helpCenter },
    },
    {
      id: 'contacts',
      type: 'contacts',
      title: '转让咨询',
      items: [
        { label: '服务热线', phone: brand.hotline },
        ...brand.phones.map(({ label, number }) => ({ label, phone: number })),
      ],
      email: brand.email,
      address: brand.address,
    },
  ],
}

export const seedSpecials = (): Map<string, SpecialPage> => new Map([transfer].map((page) => [page.code, page]))
