import { createHub, type Hub } from '../push/hub.ts'
import type { Actor } from './actor.ts'
import { commands, type CommandInput, type CommandName, type CommandResult } from './commands.ts'
import type { Core } from './core.ts'
import { createEvents, type Events } from './events.ts'
import { createSupportChat, type SupportChat } from './messages/support-chat.ts'
import { createTextMessages, type TextMessages } from './messages/text-messages.ts'
import { openMatters } from './overview/open-matters.ts'
import { sha256 } from './digest.ts'
import { forgetful, type Journal, readJournal, type Taken } from './journal.ts'
import { createMailbox, type Mailbox } from './messages/mailbox.ts'
import { createMarket, type Market } from './market/market.ts'
import { newSecret, randomStream, secretStream, token } from './random.ts'
import { Refusal } from './refusal.ts'
import { createAccounts, type Accounts } from './accounts/accounts.ts'
import type { Fault } from './faults.ts'
import { seedTables } from './seed/seed.ts'
import type { Tables } from './tables.ts'
import { Timers } from './timers.ts'
import { createTopics } from './market/topics.ts'
import { createSecurity, type Security } from './accounts/security.ts'
import { type Appeals, createAppeals } from './appeals/appeals.ts'
import { createDemands, type Demands } from './demands/demands.ts'
import { createDeposits, type Deposits } from './deposits/deposits.ts'
import { createEnrolments, type Enrolments } from './enrolments/enrolments.ts'
import { createDocuments, type Documents } from './files/documents.ts'
import { createKyc, type Kyc } from './kyc/kyc.ts'
import { beginPastDeal } from './market/past-deal.ts'
import { createRooms, type Rooms } from './bidding/rooms/rooms.ts'
import { createUploads, type Uploads } from './files/uploads.ts'

export type ExchangeOptions = {
  world: string
  /**
   * What the world is made from; two worlds of one seed and one beginning are the same, codes and tokens included. Without one the
   * scenery is the usual, and what nobody may guess comes from the system's random generator.
   */
  seed?: string
  /** The real clock, epoch ms. */
  real: () => number
  journal?: Journal
  /** Bidders of the house keep the rooms alive. */
  bots?: boolean
  /** So many hours after signing in a session ends, whatever is done in it; no end unless given. */
  sessionHours?: number
}

const usualSeed = 'minjiang'
const keyLength = 32

/** Where each line of the journal has its secret from. */
function secretsFor(world: string, seed: string | undefined): () => string {
  if (seed === undefined) return newSecret
  const random = randomStream(`${seed}:${world}:secrets`)
  return () => token(random)
}

/** What broke when it was first told breaks again; it is reported, and the rest of the story goes on, or the world could never come back. */
function goOn(deed: () => void): void {
  try {
    deed()
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error)
  }
}

/**
 * A whole exchange: tables, clock, rules, refusals and a journal from which it can be made again.
 * Plain TypeScript; handlers and sockets are thin doors in front of it.
 */
export class Exchange {
  readonly world: string
  readonly bots: boolean
  readonly sessionHours: number
  readonly startedAt: number
  readonly tables: Tables
  readonly accounts: Accounts
  readonly market: Market
  readonly rooms: Rooms
  readonly supportChat: SupportChat
  readonly sms: TextMessages
  readonly mailbox: Mailbox
  readonly uploads: Uploads
  readonly documents: Documents
  readonly enrolments: Enrolments
  readonly deposits: Deposits
  readonly security: Security
  readonly appeals: Appeals
  readonly demands: Demands
  readonly kyc: Kyc
  readonly hub: Hub
  readonly timers = new Timers()
  readonly events: Events = createEvents()
  /** The next number in [0, 1) by chance: tokens, codes, salts and addresses are made of these. */
  readonly random = (): number => this.#chance()
  faults: Fault[] = []
  /** What the analytics service was told, newest last. */
  readonly pageViews: { at: number; text: string }[] = []
  #journal: Journal
  #real: () => number
  #offset = 0
  #now: number
  #horizon: number
  #newSecret: () => string
  #chance: () => number
  #beginning: string

  constructor(options: ExchangeOptions) {
    const { world, seed, real, journal = forgetful, bots = false, sessionHours = Infinity } = options
    const story = readJournal(journal)
    const scenery = seed ?? usualSeed
    this.#newSecret = secretsFor(world, seed)
    const secret = story?.beginning.secret ?? this.#newSecret()
    this.#chance = secretStream(secret)
    this.#beginning = secret
    this.world = world
    this.bots = bots
    this.sessionHours = sessionHours
    this.#real = real
    this.#journal = journal
    this.startedAt = story?.beginning.startedAt ?? real()
    this.#now = this.startedAt
    this.#horizon = this.startedAt
    this.tables = seedTables(scenery, this.startedAt)
    this.hub = createHub(createTopics(this, token(randomStream(`${scenery}:${world}:${real()}`), 12)))
    const { tables, timers, hub, events, startedAt, random } = this
    const core: Core = {
      world,
      bots,
      sessionHours,
      startedAt,
      tables,
      timers,
      hub,
      events,
      random,
      now: () => this.now(),
      instant: () => this.instant(),
      horizon: () => this.horizon(),
      keyFor: (what) => this.keyFor(what),
    }
    this.sms = createTextMessages(core)
    this.accounts = createAccounts(core, {
      sms: this.sms,
      identities: { identityOf: (userId) => this.kyc.identityOf(userId) },
    })
    this.supportChat = createSupportChat(core)
    this.mailbox = createMailbox(core, {
      sms: this.sms,
      addresses: { emailOf: (userId) => this.security.emailOf(userId) },
    })
    this.uploads = createUploads(core)
    this.documents = createDocuments(core)
    this.security = createSecurity(core, {
      accounts: this.accounts,
      sms: this.sms,
      mailbox: this.mailbox,
      uploads: this.uploads,
      matters: { openMattersOf: (userId) => openMatters(this, userId) },
    })
    this.kyc = createKyc(this)
    this.enrolments = createEnrolments(this)
    this.deposits = createDeposits(this)
    this.appeals = createAppeals(this)
    this.demands = createDemands(this)
    this.rooms = createRooms(this)
    this.market = createMarket(this)
    beginPastDeal(this)
    if (story) this.#replay(story.commands)
    else journal.append(JSON.stringify({ world, startedAt: this.startedAt, seed: scenery, secret }))
  }

  /** The exchange's own time, epoch ms. It never runs backwards. */
  now(): number {
    return this.#now
  }

  /** The exchange's time at this very moment; asking lets nothing happen. */
  instant(): number {
    return Math.max(this.#now, this.#real() + this.#offset)
  }

  /** Where the clock is being moved to while due things happen; what nobody will be able to see may be left out. */
  horizon(): number {
    return this.#horizon
  }

  /** Lets everything happen that is due by now; comes before every question and every command. */
  advance(): number {
    return this.#advanceTo(this.instant())
  }

  /** The address of something that was there before the world began: nobody foretells it, and `random` goes on as without it. */
  keyFor(what: string): string {
    return sha256(`${this.#beginning} ${what}`).slice(0, keyLength)
  }

  /** Real ms until something is due, or null. */
  restMs(): number | null {
    const at = this.timers.nextAt
    return at === null ? null : Math.max(0, at - this.#real() - this.#offset)
  }

  /** Moves the clock forward by `ms`, which open pages learn at once; what falls due happens with the next question. */
  shift(ms: number): void {
    this.#offset += Math.max(0, ms)
    this.hub.tellTime()
  }

  /** Takes a command: written down before its answer goes out, refused with `Refusal`. */
  take<N extends CommandName>(name: N, input: CommandInput<N>, actor: Actor): CommandResult<N> {
    const at = this.advance()
    const secret = this.#newSecret()
    this.#journal.append(JSON.stringify({ at, name, input: { input, actor }, secret }))
    this.#chance = secretStream(secret)
    return this.#apply(name, input, actor)
  }

  #apply<N extends CommandName>(name: N, input: CommandInput<N>, actor: Actor): CommandResult<N> {
    return (commands[name] as (exchange: Exchange, input: CommandInput<N>, actor: Actor) => CommandResult<N>)(
      this,
      input,
      actor,
    )
  }

  #advanceTo(now: number, perform: (deed: () => void) => void = (deed) => deed()): number {
    this.#horizon = Math.max(this.#now, now)
    for (;;) {
      const timer = this.timers.takeDue(now)
      if (!timer) break
      this.#now = Math.max(this.#now, timer.at)
      perform(() => timer.run(timer.at))
    }
    this.#now = Math.max(this.#now, now)
    return this.#now
  }

  #replay(story: readonly Taken[]): void {
    for (const { at, name, input, secret } of story) {
      this.#advanceTo(at, goOn)
      this.#chance = secretStream(secret)
      if (!(name in commands)) continue
      const said = input as { input: CommandInput<CommandName>; actor: Actor }
      goOn(() => void this.#apply(name as CommandName, said.input, said.actor))
    }
  }
}
