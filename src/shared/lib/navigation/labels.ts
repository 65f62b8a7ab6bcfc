/** Shown instead of leaving for an address that is not allowed. */
export const addressNotAllowed = '要前往的地址不在本站允许的范围内，为保护您的账户和资金没有离开本站，请联系客服'
