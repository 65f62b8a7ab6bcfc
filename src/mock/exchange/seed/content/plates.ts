import type { Plate } from '#src/model/news/schema.ts'
import { noticeLabels } from '#src/model/notice/labels.ts'
import { noticeType } from '#src/model/notice/schema.ts'

/** Sections of the site, each with its sub-plates; `front` has a front page of a carousel and a list (HM-11). */
const sections: readonly [
  code: string,
  name: string,
  below: readonly (readonly [code: string, name: string, front?: 'front'])[],
][] = [
  [
    'zxdt',
    '资讯动态',
    [
      ['zxdt_yw', '要闻动态', 'front'],
      ['zxdt_jy', '交易动态'],
      ['zxdt_hy', '行业资讯'],
      ['zxdt_fc', '房产频道'],
    ],
  ],
  [
    'zcfg',
    '政策法规',
    [
      ['zcfg_fl', '法律法规'],
      ['zcfg_gz', '国资监管'],
      ['zcfg_jy', '交易规则'],
      ['zcfg_jd', '政策解读'],
    ],
  ],
  [
    'rzfw',
    '金融服务',
    [
      ['rzfw_cp', '融资产品'],
      ['rzfw_dt', '融资动态', 'front'],
    ],
  ],
  [
    'zlxz',
    '资料下载',
    [
      ['zlxz_wb', '交易文本'],
      ['zlxz_sc', '操作手册'],
    ],
  ],
  [
    'ddjs',
    '党建工作',
    [
      ['ddjs_dt', '党建动态', 'front'],
      ['ddjs_xx', '学习园地'],
    ],
  ],
  [
    'xxgk',
    '信息公开',
    [
      ['xxgk_jg', '机构信息'],
      ['xxgk_sf', '收费标准'],
      ['xxgk_sh', '社会责任'],
    ],
  ],
  [
    'help',
    '帮助中心',
    [
      ['help_zc', '注册'],
      ['help_rz', '认证'],
      ['help_bm', '报名'],
      ['help_bz', '保证金'],
      ['help_jj', '竞价'],
      ['help_qy', '签约'],
      ['help_js', '结算'],
      ['help_zh', '账号安全'],
      ['help_ms', '竞价方式'],
      ['help_cy', '名词解释'],
    ],
  ],
  [
    'knowledge',
    '业务知识',
    [
      ['knowledge_fl', '法律法规'],
      ['knowledge_gz', '国资监管'],
      ['knowledge_jy', '交易规则'],
      ['knowledge_tz', '业务通知'],
    ],
  ],
  [
    'cgzx',
    '采购资讯',
    [
      ['cgzx_xw', '采购新闻'],
      ['cgzx_tz', '平台通知'],
      ['cgzx_fg', '采购法规'],
    ],
  ],
  [
    'cgbz',
    '采购帮助',
    [
      ['cgbz_zc', '注册与认证'],
      ['cgbz_bm', '报名与文件'],
      ['cgbz_bz', '保证金'],
      ['cgbz_tb', '投标与开标'],
      ['cgbz_yy', '澄清与异议'],
      ['cgbz_jj', '竞价采购'],
    ],
  ],
]

/** Sections of the procurement site; no list or search of the main site has their articles. */
const ofProcurement = /^(?:cgzx|cgbz)(?:_|$)/
export const isProcurementPlate = (plateCode: string): boolean => ofProcurement.test(plateCode)

/** Sections with screens of their own; a list of all news leaves them out. */
const handbooks = /^(?:help|knowledge)(?:_|$)/
export const isHandbook = ({ plateCode }: Plate): boolean =>
  handbooks.test(plateCode ?? '') || isProcurementPlate(plateCode ?? '')

/** Notice types that have a plate: `/zxdt?plateId=notice-4` lists the deal notices (HM-07). */
const noticePlates = [
  noticeType.bidding,
  noticeType.deal,
  noticeType.dealPublicity,
  noticeType.suspension,
  noticeType.resumption,
  noticeType.termination,
  noticeType.filing,
  noticeType.extension,
  noticeType.failure,
  noticeType.clarification,
  noticeType.general,
]

const plate = (id: string, name: string, parentId: string, hasFrontPage = false): Plate => ({
  id: `plate-${id.replaceAll('_', '-')}`,
  name,
  plateCode: id,
  parentId,
  hasFrontPage: hasFrontPage ? 1 : 0,
})

export const plateIdOf = (code: string): string => `plate-${code.replaceAll('_', '-')}`

export function seedPlates(): Plate[] {
  const news = sections.flatMap(([code, name, below]) => [
    plate(code, name, '0'),
    ...below.map(([sub, subName, front]) => plate(sub, subName, plateIdOf(code), front === 'front')),
  ])
  const noticeRoot: Plate = {
    id: 'notice',
    name: '通知公告',
    plateCode: 'notice',
    parentId: plateIdOf('zxdt'),
    hasFrontPage: 0,
  }
  const notices = noticePlates.map((type): Plate => ({
    id: `notice-${type}`,
    name: noticeLabels[type] ?? '',
    plateCode: `notice_${type}`,
    parentId: 'notice',
    hasFrontPage: 0,
  }))
  return [...news, noticeRoot, ...notices]
}
