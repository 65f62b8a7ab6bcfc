import { accountCommands } from './accounts/security-commands.ts'
import { entryCommands } from './accounts/commands.ts'
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
import { mailboxCommands } from './messages/mailbox.ts'
import { kycCommands } from './kyc/commands.ts'
import type { StoredFile } from './files/uploads.ts'
import { scenarios, type ScenarioName } from '../scenarios/scenarios.ts'

/**
 * Everything that changes the exchange from outside. Each is a function of the exchange, its input and who asks, and of
 * nothing else, so that the journal can be played again.
 */
export const commands = {
  ...entryCommands,
  ...accountCommands,
  ...enrolmentCommands,
  ...depositCommands,
  ...roomCommands,
  ...appealCommands,
  ...demandCommands,
  say: (exchange: Exchange, { conversation, text }: { conversation: string; text: string }, actor: Actor) =>
    exchange.supportChat.say(conversation, text, actor),
  lookAt: (exchange: Exchange, { assetsId }: { assetsId: string }, actor: Actor) => look(exchange, assetsId, actor),
  remindMe: (exchange: Exchange, { assetsId }: { assetsId: string }, actor: Actor) => remind(exchange, assetsId, actor),
  ...favouriteCommands,
  ...mailboxCommands,
  ...kycCommands,
  storeFile: (exchange: Exchange, input: StoredFile, actor: Actor) => exchange.uploads.keep(input, actor.userId ?? ''),
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
