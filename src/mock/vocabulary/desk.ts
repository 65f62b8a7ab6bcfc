export const greeting = '您好，这里是岷交所在线客服，请问有什么可以帮您？'
export const answerTo = (_said: string): string => greeting
