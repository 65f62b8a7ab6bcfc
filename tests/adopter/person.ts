/** A verified person of the second backend, and the text of its captcha. */
export const person = { loginName: 'zhang.min', password: 'Zhang#2026', captcha: '7K3P' }
