import type { AccountKind } from '#src/model/session/refusals.ts'

export const kindNames: Record<AccountKind, string> = { person: '个人用户', organisation: '机构用户' }
export const kindHints: Record<AccountKind, string> = {
  person: '以自然人身份参与交易',
  organisation: '企业、事业单位、机关、社会团体等',
}

export const agreementMissing = '请先阅读并同意用户协议和隐私政策'

export type AgreementName = 'service' | 'privacy'
export const agreementNames: Record<AgreementName, string> = {
  service: '《用户服务协议》',
  privacy: '《隐私政策》',
}
export const agreements: Record<AgreementName, readonly string[]> = {
  service: [
    '账号由注册人本人使用，不得出借、转让。通过账号完成的报名、报价、签约等操作，视为账号所有人的行为。',
    '请妥善保管密码和短信验证码。发现账号被他人使用时，请立即修改密码并联系客服。',
    '参与报名和竞价前须完成实名认证，并保证所填资料真实、完整、有效。',
    '项目的条件、价格、期限和竞价规则以交易公告为准；报价一经提交不可撤回。',
    '系统时间以交易所服务器为准。因用户自身的设备或网络原因未能完成操作的，由用户自行承担。',
    '恶意串通、干扰竞价或者提供虚假资料的，交易所可以暂停其账号，并按公告处理保证金。',
  ],
  privacy: [
    '注册时收集账号、手机号码和密码；实名认证时收集法律要求的身份或机构资料。',
    '上述信息仅用于身份核验、交易办理、安全提醒和法律要求的存档，不用于其他用途。',
    '密码加密传输，不以明文展示；证件号码、手机号码和银行账号在页面上以掩码显示。',
    '除交易相对方依公告可以知悉的内容，以及法律要求提供的情形外，不向第三方提供您的信息。',
    '您可以在用户中心查看、更正信息，也可以在没有未完结交易时注销账号。',
  ],
}
