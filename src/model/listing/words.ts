/** Stands where a figure does not exist yet. */
export const noFigure = '---'

/** The unit of every amount that is not in the asset's own unit (LS-04). */
export const wanYuan = '万元'
