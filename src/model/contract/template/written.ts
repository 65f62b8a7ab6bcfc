/** Where a contract refers to what has been published, because a listing has no such fact. */
export const asPublished = '以披露公告载明的内容为准'
export const noFact = '无'

/** Labels of the facts of a listing that its contract repeats; the first one that the listing has counts. */
export const factLabels = {
  company: ['标的企业', '融资方'],
  share: ['转让比例', '对应持股比例'],
  deliveryWay: ['交付方式'],
  deliveryDays: ['移交时限'],
  leaseUse: ['用途限制'],
  freeRent: ['免租期'],
  rentRise: ['租金递增'],
  cooperationContent: ['合作内容'],
  cooperationTerm: ['合作期限'],
  leastInvestment: ['最低投资额'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Values of facts where the listing has none; others refer to what has been published. */
export const factDefaults: Readonly<Partial<Record<keyof typeof factLabels, string>>> = {
  company: '公告披露的企业',
  share: '公告披露比例',
  freeRent: noFact,
  rentRise: '不递增',
}

/** How the text of a contract writes figures. */
export const written = {
  yuan: (amount: string) => `${amount} 元`,
  workingDays: (count: number) => `${count} 个工作日`,
  days: (count: string) => `${count} 日`,
  /** What has to be paid, and the working days after it. */
  afterPayment: (paid: string, count: number) => `${paid}付清后 ${count} 个工作日内`,
  afterCertificate: (count: string) => `产权交易凭证出具之日起 ${count} 日内`,
  years: (count: number) => `${count} 年`,
  months: (count: number) => `${count} 个月`,
  perMille: (rate: string) => `${rate}‰`,
  byWeb: (mode: string) => `网络竞价（${mode}）`,
  copies: (count: string) => `${count} `,
} as const

/** How the trade was made where no mode is known. */
export const openTrade = '公开交易'

/** How often rent is paid, by the months that one payment covers. */
export const rentWays: Readonly<Record<number, string>> = {
  1: '按月支付',
  3: '按季支付',
  6: '每半年支付一次',
  12: '按年支付',
}
export const rentAtOnce = '一次性支付'

/** Where disputes go, by the choice of the parties; it follows the place. */
export const disputeWays = {
  arbitration: '仲裁委员会申请仲裁',
  court: '人民法院提起诉讼',
} as const

/** What the text has where the parties leave a field empty. */
export const openDefaults = {
  deliveryDays: '10',
  registrationDays: '10',
  deliveryPlace: '标的所在地',
  breachRate: '0.5',
  disputeWay: 'arbitration',
  disputePlace: '成都',
  copies: '6',
} as const

export const registeredAddress = '以其在交易系统登记的通讯地址为准'
export const registeredEmail = '以其在交易系统登记的电子邮箱为准'
export const noOtherTerms = '双方没有其他约定。'
