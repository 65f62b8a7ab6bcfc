import { type Actor, userOf } from '../actor.ts'
import type { Core } from '../core.ts'
import type { Addition, CaseFiles, Place } from './case-files.ts'

type Services = Pick<Core, 'tables'> & { caseFiles: CaseFiles }

/** What users do with the files of their projects. */
export const caseFileCommands = {
  addCaseFiles: (services: Services, input: Addition, actor: Actor) =>
    services.caseFiles.add(userOf(services, actor).id, input),
  renameCaseFile: (services: Services, { name, ...place }: Place & { name: string }, actor: Actor) =>
    services.caseFiles.rename(userOf(services, actor).id, place, name),
  removeCaseFile: (services: Services, place: Place, actor: Actor) =>
    services.caseFiles.remove(userOf(services, actor).id, place),
}
