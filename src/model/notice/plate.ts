/** The notice type of a plate of notices; undefined for the plate of all notices. */
export const noticeTypeOf = (plateCode: string | null | undefined): number | undefined => {
  const type = /^notice[_-](\d{1,2})$/.exec(plateCode ?? '')?.[1]
  return type === undefined ? undefined : Number(type)
}
