/** Titles of the entries. */
export const evidenceTitles = {
  room: '竞价结束并成交',
  takerConfirmed: '受让方确认成交',
  sellerConfirmed: '转让方确认成交',
  version: '保存合同版本',
  takerAgreed: '受让方确认合同文本',
  sellerAgreed: '转让方确认合同文本',
  signed: '签署合同',
  effective: '合同生效',
  payment: '款项到账',
  certificate: '出具交易凭证',
} as const

/** Labels of their facts. */
export const evidenceLabels = {
  asset: '竞得标的',
  bids: '报价次数',
  bidNo: '成交报价人编号',
  bid: '成交报价',
  roomHead: '竞价记录末条链值（SHA-256）',
  dealNo: '成交编号',
  price: '成交金额（元）',
  contractNo: '合同编号',
  versionNo: '版本号',
  savedBy: '保存方',
  note: '版本说明',
  textDigest: '文本摘要（SHA-256）',
  signer: '签署方',
  length: '签名覆盖字节数',
  paperDigest: '文件摘要（SM3）',
  signature: '数字签名（SM2）',
  publicKey: '签名公钥',
  serial: '证书序列号',
  issuer: '证书颁发者',
  settlementNo: '结算单编号',
  amount: '到账金额（元）',
  bankSerial: '银行流水号',
  certificateNo: '凭证编号',
  fileDigest: '文件摘要（SHA-256）',
} as const

export const evidenceRoles = { taker: '受让方', seller: '转让方' } as const
