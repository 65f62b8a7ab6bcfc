/** Everything an operator changes to make the portal its own, beside the `.env` files. Fictional throughout. */
export const brand = {
  productName: '岷江产权交易网',
  productNameEnglish: 'Minjiang Exchange',
  operator: '岷江联合产权交易所',
  operatorShort: '岷交所',
  operatorEnglish: 'Minjiang United Property Rights Exchange',
  /** Default service hotline, shown where the exchange gives none (HD-06). */
  hotline: '028-6000-0000',
  phones: [
    { label: '项目咨询', number: '028-6000-0001' },
    { label: '技术支持', number: '028-6000-0002' },
  ],
  address: '四川省成都市高新区岷江大道 600 号',
  email: 'service@minjiang-exchange.example',
  recordNumber: '蜀ICP备00000000号-1',
  recordUrl: 'https://beian.miit.gov.cn/',
  policeRecordNumber: '川公网安备 51010000000000号',
  officialAccount: '岷江产权交易网',
  /** The address in the QR code of the official account. */
  officialAccountUrl: 'https://www.minjiang-exchange.example/official-account',
  founded: 2009,
} as const

/** The names in the language of the reader. */
export const brandNames = {
  zh: { product: brand.productName, operator: brand.operator },
  en: { product: brand.productNameEnglish, operator: brand.operatorEnglish },
} as const
