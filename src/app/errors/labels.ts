/** Shown by the static page where the program does not load. */
export const startLost = {
  text: '页面没有加载完整，可能是网络中断或系统刚刚更新。请重试；如果仍未恢复，请致电服务热线 {{phone}}。',
  retry: '重试',
} as const
