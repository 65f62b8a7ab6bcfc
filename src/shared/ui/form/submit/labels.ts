/** Shown when no usable answer came, by the trouble; whether the exchange processed the call is unknown. */
export const troubleLabels = {
  timeout: '服务器没有及时回应，请稍后重试',
  network: '网络连接失败，请检查网络后重试',
  malformed: '服务器返回了无法识别的内容，请稍后重试',
  cancelled: '操作已取消',
  'no-key': '登录服务没有提供加密密码所需的密钥，密码没有发送，请联系客服',
} as const

export const notDone = '提交没有成功，请稍后重试'
