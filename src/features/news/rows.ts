import { date } from '#src/model/time/shanghai.ts'

type Dated = { publishDate?: string | null | undefined; createTime?: string | null | undefined }

/** The day of publication, or of creation where it has none. */
export const dayOf = ({ publishDate, createTime }: Dated): string => date(publishDate ?? createTime)

/** Spec 5: a title is cut at 55 characters beside two columns, at 60 beside one. */
export const titleMax = { threeColumns: 55, twoColumns: 60 } as const
