import type { CaseFile } from '#src/model/case-file/schema.ts'
import type { Contracts } from '../contracts/contracts.ts'
import type { Deals } from '../deals/deals.ts'
import type { Deposits } from '../deposits/deposits.ts'
import type { Enrolments } from '../enrolments/enrolments.ts'
import type { Documents } from '../files/documents.ts'
import type { Settlements } from '../settlement/settlements.ts'
import type { Uploads } from '../files/uploads.ts'
import type { Listing } from '../tables.ts'

/** What the files of a user are collected from. */
export type Known = {
  enrolments: Pick<Enrolments, 'ofUser' | 'find'>
  deposits: Pick<Deposits, 'ofUser'>
  settlements: Pick<Settlements, 'ofUser' | 'byEnrolment'>
  deals: Pick<Deals, 'ofParty'>
  contracts: Pick<Contracts, 'ofUser' | 'onPaper'> & { papers: Pick<Contracts['papers'], 'fileOf'> }
  documents: Pick<Documents, 'find' | 'fileOf'>
  uploads: Pick<Uploads, 'find'>
}

/** A file of a project. */
export type Entry = CaseFile & { listing: Listing }

/** What one part of the exchange has for the folders of a user. */
export type CaseFileSource = (known: Known, userId: string) => readonly Entry[]
