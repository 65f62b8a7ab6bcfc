/** Problems of the sign-in. Loaded with the home page, unlike the labels of the other forms. */
export const formLabels = {
  username: '请输入账号',
  password: '请输入密码',
  notBegunHere: '没有收到登录凭证，或已经失效',
} as const
