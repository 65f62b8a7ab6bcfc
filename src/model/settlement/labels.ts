/** Texts about a price that its winner owes (domain 5.4, 6.15). */
export const priceLabels = {
  tag: '价款逾期 {{count}} 天',
  due: '成交价款 {{amount}} 元应于 {{time}} 前付清。',
  late: '成交价款 {{amount}} 元应于 {{time}} 前付清，已逾期 {{count}} 天；逾期期间不能报名参加新的项目。',
  deposit: '价款付清前，您交纳的保证金不予退还：付清后按合同抵作价款，仍不付款的，交易所可以决定扣除。',
  ask: '应付金额和收款账户可致电核对（工作日 9:00–17:00）：',
  next: '请尽快致电核对应付金额和收款账户并付款（工作日 9:00–17:00）：',
} as const
