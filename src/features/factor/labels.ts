import type { ConfirmationMethod } from '#src/model/account/factors.ts'
import type { PasskeySupport } from './support.ts'

export const methodLabels: Record<ConfirmationMethod, string> = {
  passkey: '通行密钥',
  authenticator: '验证器动态验证码',
  recovery: '恢复码',
  'password-and-code': '登录密码和短信验证码',
}

/** Why this browser cannot use passkeys here. */
export const unsupportedLabels: Record<Exclude<PasskeySupport, 'yes'>, string> = {
  address: '通过 IP 地址访问本网站时，浏览器不能使用通行密钥，请改用域名访问。',
  browser: '此浏览器不能使用通行密钥，请换用新版浏览器，或改用其他验证方式。',
}

/** Why a passkey was not made or not used. */
export const passkeyTroubles = {
  cancelled: '没有完成通行密钥验证，请重试或换一种方式',
  late: '等待超时，没有完成通行密钥验证，请重试',
  known: '这台设备上已有本账户的通行密钥，不必再添加',
  failed: '浏览器没有完成通行密钥操作，请重试或换一台设备',
} as const

export const codeProblems = {
  authenticatorMissing: '请输入验证器上的动态验证码',
  authenticatorForm: '动态验证码为 6 位数字',
  recoveryMissing: '请输入恢复码',
} as const
