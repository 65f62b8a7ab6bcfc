import { accountCommands, loginCommands } from './accounts/commands.ts'
import type { Actor } from './actor.ts'
import { appealCommands } from './appeals/commands.ts'
import { demandCommands } from './demands/commands.ts'
import { roomCommands } from './bidding/rooms/commands.ts'
import { depositCommands } from './deposits/commands.ts'
import { enrolmentCommands } from './enrolments/commands.ts'
import type { Exchange } from './exchange.ts'
import type { Fault } from './faults.ts'
import { favouriteCommands } from './market/favourites.ts'
import { look, remind } from './market/interest.ts'
import { mailboxCommands } from './messages/commands.ts'
import { supportChatCommands } from './messages/support-chat.ts'
import { kycCommands } from './kyc/commands.ts'
import { uploadCommands } from './files/uploads.ts'
import { scenarios, type ScenarioName } from '../scenarios/scenarios.ts'

/**
 * Everything that changes the exchange from outside. Each is a function of the exchange, its input and who asks, and of
 * nothing else, so that the journal can be played again.
 */
export const commands = {
  ...loginCommands,
  ...accountCommands,
  ...enrolmentCommands,
  ...depositCommands,
  ...roomCommands,
  ...appealCommands,
  ...demandCommands,
  ...supportChatCommands,
  lookAt: (exchange: Exchange, { assetsId }: { assetsId: string }, actor: Actor) => look(exchange, assetsId, actor),
  remindMe: (exchange: Exchange, { assetsId }: { assetsId: string }, actor: Actor) => remind(exchange, assetsId, actor),
  ...favouriteCommands,
  ...mailboxCommands,
  ...kycCommands,
  ...uploadCommands,
  jumpClock: (exchange: Exchange, { ms }: { ms: number }) => exchange.shift(ms),
  setFaults: (exchange: Exchange, { faults }: { faults: Fault[] }) => {
    exchange.faults = faults
  },
  loadScenario: (exchange: Exchange, { name }: { name: ScenarioName }) => scenarios[name](exchange),
  quoteOnce: (exchange: Exchange, { assetsId, bidNo, amount }: { assetsId: string; bidNo: string; amount?: string }) =>
    exchange.market.quoteOnce(assetsId, bidNo, amount),
}

type Commands = typeof commands
export type CommandName = keyof Commands
export type CommandInput<N extends CommandName> = Parameters<Commands[N]>[1]
export type CommandResult<N extends CommandName> = ReturnType<Commands[N]>
