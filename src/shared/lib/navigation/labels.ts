/** What is said instead of leaving for a place that the portal sends nobody to. */
export const foreignPlaceText = '要前往的地址不在本站允许的范围内，为保护您的账户和资金没有离开本站，请联系客服'
