import { caseFileRefusals, renameTroubleText } from '#src/model/case-file/labels.ts'
import { freeName, isCaseFileKind, ownFilesMax, renameTrouble, summaryOf } from '#src/model/case-file/rules.ts'
import type { CaseFile, CaseFileKind, CaseFolder, CaseProject, FoundCaseFile } from '#src/model/case-file/schema.ts'
import { diskName } from '#src/model/file/names.ts'
import type { Core } from '../core.ts'
import { documentsRoot } from '../files/documents.ts'
import type { Uploads } from '../files/uploads.ts'
import type { Mailbox } from '../messages/mailbox.ts'
import { token } from '../random.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import type { Listing } from '../tables.ts'
import { contractFiles } from './contract-files.ts'
import { dealFiles } from './deal-files.ts'
import { depositFiles } from './deposit-files.ts'
import { enrolmentFiles } from './enrolment-files.ts'
import { uploadEntries } from './entries.ts'
import type { CaseFileSource, Entry, Known } from './part.ts'
import { settlementFiles } from './settlement-files.ts'

/** A file that a user added to a folder. */
type OwnFile = {
  id: string
  userId: string
  fileId: string
  listing: Listing
  kind: CaseFileKind
  name: string
  at: number
}

export type Addition = { projectId: string; kind: string; fileIds: string[] }
export type Place = { projectId: string; id: string }

export type CaseFiles = {
  /** The projects of a user, the one that changed last first. */
  projectsOf: (userId: string) => CaseProject[]
  /** Refuses what is not a project of the user's, known or not, with the same answer. So do the others. */
  folderOf: (userId: string, projectId: string) => CaseFolder
  /** The documents of the exchange that are in the folders of a user. */
  issuedTo: (userId: string) => readonly Pick<CaseFile, 'url'>[]
  /** Files by a part of their name, newest first. */
  search: (userId: string, text: string) => FoundCaseFile[]
  /** Adds uploads to a folder; one that is there already stays as it is. */
  add: (userId: string, addition: Addition) => CaseFolder
  rename: (userId: string, place: Place, name: string) => CaseFolder
  remove: (userId: string, place: Place) => CaseFolder
}

type Ports = Known & { mailbox: Pick<Mailbox, 'changed'>; uploads: Pick<Uploads, 'find' | 'ofOwner'> }

/** Every part of the exchange that has files for its users; a new one is added here. */
const sources: readonly CaseFileSource[] = [enrolmentFiles, depositFiles, settlementFiles, contractFiles, dealFiles]

const idLength = 16

const shownOf = ({ listing: _listing, ...file }: Entry): CaseFile => file

const byTime = (one: CaseFile, other: CaseFile): number => other.at - one.at || one.name.localeCompare(other.name)

/** One that was handed in twice is in its folder once. */
const withoutRepeats = (entries: readonly Entry[]): Entry[] => [
  ...new Map(
    entries.toReversed().map((entry) => [`${entry.listing.assetsId} ${entry.kind} ${entry.id}`, entry]),
  ).values(),
]

/** The files of the users by project (domain 6.20): what the exchange has, and what they add. */
export function createCaseFiles(core: Core, ports: Ports): CaseFiles {
  const own = new Map<string, OwnFile>()

  const addedBy: CaseFileSource = (known, userId) =>
    [...own.values()]
      .filter((file) => file.userId === userId)
      .flatMap(({ id, fileId, listing, kind, name, at }) =>
        uploadEntries(known, listing, fileId, { id, kind, name, at, isReadOnly: false }),
      )

  const entriesOf = (userId: string): Entry[] =>
    withoutRepeats([...sources, addedBy].flatMap((source) => source(ports, userId))).toSorted(byTime)

  const listingsOf = (userId: string, entries: readonly Entry[]): Listing[] => {
    const all = [...ports.enrolments.ofUser(userId), ...ports.contracts.onPaper(userId), ...entries].map(
      ({ listing }) => listing,
    )
    return [...new Map(all.map((listing) => [listing.assetsId, listing])).values()]
  }

  const projectOf = ({ assetsId: id, assetsName: name, no }: Listing, files: readonly CaseFile[]): CaseProject => ({
    id,
    name,
    no,
    ...summaryOf(files),
  })

  const filesIn = ({ assetsId }: Listing, entries: readonly Entry[]): CaseFile[] =>
    entries.filter(({ listing }) => listing.assetsId === assetsId).map(shownOf)

  const paperContractOf = (userId: string, { assetsId }: Listing): CaseFolder['paperContract'] => {
    const deal = ports.contracts.onPaper(userId).findLast(({ listing }) => listing.assetsId === assetsId)
    return deal ? { no: deal.contractNo ?? '', registeredAt: deal.signedAt ?? 0 } : null
  }

  const listingFor = (userId: string, projectId: string, entries: readonly Entry[]): Listing => {
    const listing = listingsOf(userId, entries).find(({ assetsId }) => assetsId === projectId)
    if (!listing) throw new Refusal(404, caseFileRefusals.foreign)
    return listing
  }

  const folderOf: CaseFiles['folderOf'] = (userId, projectId) => {
    const entries = entriesOf(userId)
    const listing = listingFor(userId, projectId, entries)
    const files = filesIn(listing, entries)
    return { project: projectOf(listing, files), files, paperContract: paperContractOf(userId, listing) }
  }

  /** A file that the user added; refuses any other. */
  const ownFile = (userId: string, { projectId, id }: Place): OwnFile => {
    const shown = folderOf(userId, projectId).files.find((file) => file.id === id)
    if (!shown) throw new Refusal(404, caseFileRefusals.foreign)
    const file = own.get(id)
    if (!file || shown.isReadOnly) throw new Refusal(403, caseFileRefusals.readOnly)
    return file
  }

  const namesIn = (userId: string, { listing, kind }: Pick<OwnFile, 'listing' | 'kind'>, except?: string): string[] =>
    folderOf(userId, listing.assetsId)
      .files.filter((file) => file.kind === kind && file.id !== except)
      .map(({ name }) => name)

  const addOne = (userId: string, place: Pick<OwnFile, 'listing' | 'kind'>, fileId: string, name: string) => {
    const isThere = (file: OwnFile) =>
      file.userId === userId &&
      file.fileId === fileId &&
      file.kind === place.kind &&
      file.listing.assetsId === place.listing.assetsId
    if ([...own.values()].some(isThere)) return
    const ownHere = [...own.values()].filter(
      (file) => file.userId === userId && file.listing.assetsId === place.listing.assetsId,
    )
    if (ownHere.length >= ownFilesMax) throw new Refusal(409, caseFileRefusals.full)
    const id = token(core.random, idLength)
    const free = freeName(name, new Set(namesIn(userId, place).map(diskName)))
    own.set(id, { id, userId, fileId, ...place, name: free, at: core.now() })
  }

  const changed = (userId: string, projectId: string): CaseFolder => {
    ports.mailbox.changed(userId, 'files')
    return folderOf(userId, projectId)
  }

  return {
    projectsOf: (userId) => {
      const entries = entriesOf(userId)
      return listingsOf(userId, entries)
        .map((listing) => projectOf(listing, filesIn(listing, entries)))
        .toSorted((one, other) => (other.changedAt ?? 0) - (one.changedAt ?? 0))
    },
    folderOf,
    issuedTo: (userId) => entriesOf(userId).filter(({ url }) => url.startsWith(documentsRoot)),
    search: (userId, text) =>
      entriesOf(userId)
        .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
        .map((entry) => ({
          ...shownOf(entry),
          projectId: entry.listing.assetsId,
          projectName: entry.listing.assetsName,
        })),
    add: (userId, { projectId, kind, fileIds }) => {
      const listing = listingFor(userId, projectId, entriesOf(userId))
      if (!isCaseFileKind(kind)) throw new Refusal(400, '参数错误')
      for (const { id, name } of ports.uploads.ofOwner(fileIds, userId)) addOne(userId, { listing, kind }, id, name)
      return changed(userId, projectId)
    },
    rename: (userId, place, name) => {
      const file = ownFile(userId, place)
      const trouble = renameTrouble(name, file.name, namesIn(userId, file, file.id))
      refuseIf(trouble && renameTroubleText[trouble])
      file.name = name
      return changed(userId, place.projectId)
    },
    remove: (userId, place) => {
      own.delete(ownFile(userId, place).id)
      return changed(userId, place.projectId)
    },
  }
}
