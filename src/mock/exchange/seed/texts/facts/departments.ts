/** The units of the exchange, what each does, and what it may not. */
export const departments = {
  综合部: ['行政、宣传、信息公开、客户服务', '项目受理'],
  交易部: ['受理、披露、组织竞价', '资金收付'],
  财务结算部: ['保证金、价款、服务费结算', '项目审核'],
  风险控制部: ['文本审核、异议处理', '项目拓展'],
  技术支持部: ['系统运行与安全、账号与认证', '资格确认'],
  法律事务部: ['规则起草、法律咨询', '竞价组织'],
  党群工作部: ['党建、纪检', '业务经办'],
  研究中心: ['数据与政策研究', '业务经办'],
  金融服务中心: ['融资咨询、对接金融机构', '授信审批'],
} as const satisfies Readonly<Record<string, readonly [does: string, never: string]>>

export type Department = keyof typeof departments
