/** What the spoken captcha says of itself on the screen. */
export const captchaVoiceLabels = {
  playing: '请输入听到的六位数字',
  failed: '语音没有播放成功，请重试',
  absent: '暂不提供语音验证码',
} as const

export const passwordMissing = '请输入登录密码'
