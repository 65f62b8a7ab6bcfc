/** A verified person of the second backend, and what its captcha says. */
export const person = { loginName: 'zhang.min', password: 'Zhang#2026', captcha: '7K3P' }
