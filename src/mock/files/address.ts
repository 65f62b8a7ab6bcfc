/** The portal of the exchange, as its papers name it: the same wherever a paper was printed. */
export const portal = 'https://www.minjiang-exchange.example'

/** Path of all files of the mock exchange. */
export const filesRoot = '/mock-files/'

/** Path of the papers of all contracts. */
export const contractPapersRoot = `${filesRoot}contracts/`

/** The paper of a contract, as far as it is signed; its parties may read it. */
export const contractPaperAddress = ({ id, paperKey }: { id: string; paperKey: string }): string =>
  `${contractPapersRoot}${id}/${paperKey}.pdf`

/** The picture of a page of that paper after so many signatures; pages count from 1. `version` changes with what is printed. */
export const contractPageAddress = (
  { id, paperKey }: { id: string; paperKey: string },
  page: number,
  signatures: number,
  version: string,
): string => `${contractPapersRoot}${id}/${paperKey}/page-${page}-${signatures}.svg?${version}`

/** The picture of one page of an issue; pages count from 1. */
export const periodicalPageUrl = (id: string, number: number): string =>
  `${filesRoot}periodical/${id}/page-${number}.svg`
