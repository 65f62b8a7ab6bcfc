import { contractPapersRoot } from '../../files/address.ts'
import type { CaseFiles } from '../case-files/case-files.ts'
import type { Contracts } from '../contracts/contracts.ts'
import { readerOf } from '../contracts/record.ts'
import type { Kyc } from '../kyc/kyc.ts'
import type { Settlements } from '../settlement/settlements.ts'
import type { Tables } from '../tables.ts'
import { documentsRoot } from '../files/documents.ts'
import { type Uploads, uploadsRoot } from '../files/uploads.ts'

/** Who works at the console of the exchange: reads what was handed in, once it is clean. */
export const reviewerId = 'reviewer'

export type Known = {
  tables: Pick<Tables, 'users'>
  uploads: Pick<Uploads, 'at'>
  contracts: Pick<Contracts, 'all'>
  caseFiles: Pick<CaseFiles, 'issuedTo'>
  settlements: Pick<Settlements, 'all'>
  kyc: Pick<Kyc, 'open'>
}

/** Whether `userId` may read the file at a bare address now. */
type Rule = (known: Known, userId: string, address: string) => boolean

/** The seller reads the guarantee of the payment by instalments that it is asked for. */
const isAskedFor = ({ settlements }: Known, userId: string, fileId: string): boolean =>
  settlements
    .all()
    .some(({ sellerId, plan }) => sellerId === userId && plan?.files.some(({ id }) => id === fileId) === true)

/** Nothing of a refused file is read again; before its check has ended its owner alone sees it. */
const upload: Rule = (known, userId, address) => {
  const file = known.uploads.at(address)
  if (!file || file.state === 'refused') return false
  if (file.ownerId === userId) return true
  return file.state === 'clean' && (userId === reviewerId || isAskedFor(known, userId, file.id))
}

const contractId = new RegExp(`^${contractPapersRoot}([\\w-]{1,64})/`)

const contract: Rule = ({ contracts }, userId, address) => {
  const id = contractId.exec(address)?.[1]
  const found = contracts.all().find((one) => one.id === id)
  return found !== undefined && readerOf(found, userId) !== null
}

/** Of its user's projects, or the letter of authority of the claim that is under way. */
const letter: Rule = ({ caseFiles, kyc }, userId, address) =>
  caseFiles.issuedTo(userId).some(({ url }) => url === address) ||
  kyc
    .open()
    .some(
      ({ userId: of, claim }) =>
        of === userId && claim.kind === 'organisation' && claim.letter?.template.url === address,
    )

const rules: readonly (readonly [root: string, rule: Rule])[] = [
  [uploadsRoot, upload],
  [contractPapersRoot, contract],
  [documentsRoot, letter],
]

const ruleFor = (address: string): Rule | undefined => rules.find(([root]) => address.startsWith(root))?.[1]

/** A portrait in use is what its account shows of itself, on the locked screen, too: no paper. */
function isPortrait({ tables, uploads }: Known, address: string): boolean {
  const file = uploads.at(address)
  if (file?.purpose !== 'portrait' || file.state === 'refused') return false
  return tables.users.get(file.ownerId)?.headImg === file.url
}

/** Whether only some may read what is at this address. */
export const isPrivate = (known: Known, address: string): boolean =>
  ruleFor(address) !== undefined && !isPortrait(known, address)

export const mayRead: Rule = (known, userId, address) => ruleFor(address)?.(known, userId, address) ?? false
