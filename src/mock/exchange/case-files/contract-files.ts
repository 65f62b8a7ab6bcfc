import { contractPaperAddress } from '../../files/address.ts'
import { fileNameOf } from '../contracts/record.ts'
import { measureOf } from './entries.ts'
import type { CaseFileSource } from './part.ts'

/** The contracts that all have signed. Their files are printed before a folder is read. */
export const contractFiles: CaseFileSource = ({ contracts }, userId) =>
  contracts.ofUser(userId).flatMap((contract) => {
    const { id, completedAt, deal } = contract
    const bytes = contracts.papers.fileOf(contract)
    if (completedAt === null || bytes === null) return []
    const file = { id, name: fileNameOf(contract), kind: 'contract', format: 'pdf', at: completedAt } as const
    const place = { url: contractPaperAddress(contract), source: 'exchange', isReadOnly: true } as const
    return [{ ...file, ...place, listing: deal.listing, ...measureOf(contract, () => bytes) }]
  })
