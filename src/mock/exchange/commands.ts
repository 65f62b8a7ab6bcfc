import { type ScenarioName, scenarios, type ScenarioServices } from '../scenarios/scenarios.ts'
import { accountCommands, loginCommands } from './accounts/commands.ts'
import { factorCommands } from './accounts/factors/commands.ts'
import { appealCommands } from './appeals/commands.ts'
import { roomCommands } from './bidding/rooms/commands.ts'
import { dealCommands } from './deals/commands.ts'
import { caseFileCommands } from './case-files/commands.ts'
import { demandCommands } from './demands/commands.ts'
import { contractCommands } from './contracts/commands.ts'
import { depositCommands } from './deposits/commands.ts'
import { enrolmentCommands } from './enrolments/commands.ts'
import type { Fault } from './faults.ts'
import { uploadCommands } from './files/uploads.ts'
import { kycCommands } from './kyc/commands.ts'
import { favouriteCommands } from './market/favourites.ts'
import { interestCommands } from './market/interest.ts'
import { marketCommands } from './market/market.ts'
import { articleFavouriteCommands } from './market/article-favourites.ts'
import { roadshowCommands } from './market/roadshow-favourites.ts'
import { mailboxCommands } from './messages/commands.ts'
import { settlementCommands } from './settlement/commands.ts'
import { supplierCommands } from './procurement/commands.ts'
import { supportChatCommands } from './messages/support-chat.ts'
import { savedSearchCommands } from './procurement/saved.ts'
import { sealCommands } from './seals/commands.ts'

/** What the console sets. */
type Controls = { shift: (ms: number) => void; faults: Fault[] }

/**
 * Everything that changes the exchange from outside. Each is a function of the services, its input and who asks, and of nothing else,
 * so that the journal can be played again. Names and inputs are what journals are made of: renaming one makes old journals unreadable.
 */
export const commands = {
  ...loginCommands,
  ...accountCommands,
  ...factorCommands,
  ...kycCommands,
  ...enrolmentCommands,
  ...depositCommands,
  ...dealCommands,
  ...contractCommands,
  ...settlementCommands,
  ...roomCommands,
  ...appealCommands,
  ...demandCommands,
  ...sealCommands,
  ...supplierCommands,
  ...mailboxCommands,
  ...supportChatCommands,
  ...uploadCommands,
  ...caseFileCommands,
  ...favouriteCommands,
  ...roadshowCommands,
  ...articleFavouriteCommands,
  ...interestCommands,
  ...marketCommands,
  ...savedSearchCommands,
  jumpClock: ({ shift }: Controls, { ms }: { ms: number }) => shift(ms),
  setFaults: (controls: Controls, { faults }: { faults: Fault[] }) => {
    controls.faults = faults
  },
  loadScenario: (services: ScenarioServices, { name }: { name: ScenarioName }) => scenarios[name](services),
}

type Commands = typeof commands
export type CommandName = keyof Commands
export type CommandInput<N extends CommandName> = Parameters<Commands[N]>[1]
export type CommandResult<N extends CommandName> = ReturnType<Commands[N]>
