/** Codes of the plates of the procurement section: at the top its editorial content and its help. */
export const procurementPlate = {
  root: 'cgzx',
  news: 'cgzx_xw',
  notices: 'cgzx_tz',
  laws: 'cgzx_fg',
  help: 'cgbz',
} as const

/** A plate of the editorial content. */
export type EditorialPlate = (typeof procurementPlate)['news' | 'notices' | 'laws']
