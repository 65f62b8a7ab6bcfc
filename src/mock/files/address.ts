/** Path of all files of the mock exchange. */
export const filesRoot = '/mock-files/'

/** The picture of one page of an issue; pages count from 1. */
export const periodicalPageUrl = (id: string, number: number): string =>
  `${filesRoot}periodical/${id}/page-${number}.svg`
