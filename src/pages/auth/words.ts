/** What a form of this area says of a field, and what a sign-in that was not begun here is told. */
export const formWords = {
  username: '请输入账号',
  password: '请输入密码',
  captcha: '请输入验证码',
  notBegunHere: '这次登录不是从本页面发起的，或已经失效',
} as const
