/** A phone number as people paste it: full-width digits, spaces and hyphens between the groups. */
export const plainPhone = (typed: string): string => typed.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '')

/** What is wrong with a mobile phone number, or null (spec 5). */
export function phoneProblem(typed: string): string | null {
  const phone = plainPhone(typed)
  if (phone === '') return '手机号码不能为空'
  if (phone.length !== 11) return '手机号码长度不为11位'
  return /^1\d{10}$/.test(phone) ? null : '手机号码格式不正确'
}
