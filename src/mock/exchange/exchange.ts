import { createHub, type Hub } from '../push/hub.ts'
import { type Accounts, createAccounts } from './accounts/accounts.ts'
import { createFactors, type Factors } from './accounts/factors/factors.ts'
import { createSecurity, type Security } from './accounts/security.ts'
import type { Actor } from './actor.ts'
import { type Appeals, createAppeals } from './appeals/appeals.ts'
import { createRooms, type Rooms } from './bidding/rooms/rooms.ts'
import { type CaseFiles, createCaseFiles } from './case-files/case-files.ts'
import { type CommandInput, type CommandName, type CommandResult, commands } from './commands.ts'
import { type Contracts, createContracts } from './contracts/contracts.ts'
import type { Core } from './core.ts'
import { createDeals, type Deals } from './deals/deals.ts'
import { requireConfirmed } from './step-up.ts'
import { createDemands, type Demands } from './demands/demands.ts'
import { beginDemoEnrolments, demoAfterMs } from './demo/demo-enrolments.ts'
import { beginPastDeal } from './demo/past-deal.ts'
import { createDeposits, type Deposits } from './deposits/deposits.ts'
import { createGateway, type Gateway } from './deposits/gateway.ts'
import { sha256 } from './digest.ts'
import { createEnrolments, type Enrolments } from './enrolments/enrolments.ts'
import { createEvents } from './events.ts'
import type { Fault } from './faults.ts'
import { createDocuments, type Documents } from './files/documents.ts'
import { createPrivateFiles, type PrivateFiles } from './private-files/private-files.ts'
import { createUploads, type Uploads } from './files/uploads.ts'
import { forgetful, type Journal, readJournal, type Taken } from './journal.ts'
import { createKyc, type Kyc } from './kyc/kyc.ts'
import { createFavourites, type Favourites } from './market/favourites.ts'
import { createInterest, type Interest } from './market/interest.ts'
import { createMarket, type Market } from './market/market.ts'
import { type ArticleFavourites, createArticleFavourites } from './market/article-favourites.ts'
import { createRoadshowFavourites, type RoadshowFavourites } from './market/roadshow-favourites.ts'
import { createMailbox, type Mailbox } from './messages/mailbox.ts'
import { createSupportChat, type SupportChat } from './messages/support-chat.ts'
import { createTextMessages, type TextMessages } from './messages/text-messages.ts'
import { openMatters } from './overview/open-matters.ts'
import { randomStream, secretStream, secretsFor, token } from './random.ts'
import { continueOnError } from './refusal.ts'
import { type Auctions, createAuctions } from './procurement/auction/auctions.ts'
import { createProcurements, type Procurements } from './procurement/procurements.ts'
import { createSavedSearches, type SavedSearches } from './procurement/saved.ts'
import { createSuppliers, type Suppliers } from './procurement/supplier/suppliers.ts'
import { createSettlements, type Settlements } from './settlement/settlements.ts'
import { createSeals, type Seals } from './seals/seals.ts'
import { seedTables } from './seed/seed.ts'
import type { Listing, Tables } from './tables.ts'
import { Timers } from './timers.ts'
import { createTopics } from './topics.ts'

export type ExchangeOptions = {
  world: string
  /**
   * What the world is made from; two worlds of one seed and one beginning are the same, codes and tokens included. Without one the
   * scenery is the usual, and what must be unguessable comes from the system's random generator.
   */
  seed?: string
  /** The real clock, epoch ms. */
  real: () => number
  journal?: Journal
  /** Bots keep the rooms alive. */
  bots?: boolean
  /** A session ends so many hours after signing in, whatever happens in it; no end unless given. */
  sessionHours?: number
  /** Whether everybody confirms guarded commands on new devices, also those without a second factor; as before unless given. */
  factorsForAll?: boolean
}

type Command<N extends CommandName> = (services: Exchange, input: CommandInput<N>, actor: Actor) => CommandResult<N>

const usualSeed = 'minjiang'
const keyLength = 32

/**
 * A whole exchange: the services over one core, and a journal from which it can be made again. Plain TypeScript; handlers and sockets
 * are thin adapters in front of it. This is the one place that knows all services; each of them knows the ports it is given here.
 */
export class Exchange implements Core {
  readonly world: string
  readonly bots: boolean
  readonly sessionHours: number
  readonly startedAt: number
  readonly tables: Tables
  readonly timers = new Timers()
  readonly events = createEvents()
  readonly hub: Hub
  readonly sms: TextMessages
  readonly mailbox: Mailbox
  readonly supportChat: SupportChat
  readonly uploads: Uploads
  readonly documents: Documents
  readonly accounts: Accounts
  readonly security: Security
  readonly factors: Factors
  readonly kyc: Kyc
  readonly rooms: Rooms
  readonly gateway: Gateway
  readonly deposits: Deposits
  readonly enrolments: Enrolments
  readonly appeals: Appeals
  readonly deals: Deals
  readonly contracts: Contracts
  readonly settlements: Settlements
  readonly demands: Demands
  readonly procurements: Procurements
  readonly savedSearches: SavedSearches
  readonly suppliers: Suppliers
  readonly auctions: Auctions
  readonly seals: Seals
  readonly favourites: Favourites
  readonly roadshowFavourites: RoadshowFavourites
  readonly articleFavourites: ArticleFavourites
  readonly interest: Interest
  readonly market: Market
  readonly caseFiles: CaseFiles
  readonly privateFiles: PrivateFiles
  faults: Fault[] = []
  /** What was reported to the analytics service, newest last. */
  readonly pageViews: { at: number; text: string }[] = []
  #journal: Journal
  #real: () => number
  #offset = 0
  #now: number
  #horizon: number
  #newSecret: () => string
  #chance: () => number
  #firstSecret: string

  constructor(options: ExchangeOptions) {
    const { world, seed, real, journal = forgetful, bots = false, sessionHours = Infinity } = options
    const story = readJournal(journal)
    const scenery = seed ?? usualSeed
    this.#newSecret = secretsFor(world, seed)
    const { secret, startedAt } = story?.beginning ?? { secret: this.#newSecret(), startedAt: real() }
    this.#chance = secretStream(secret)
    this.#firstSecret = secret
    this.world = world
    this.bots = bots
    this.sessionHours = sessionHours
    this.#real = real
    this.#journal = journal
    this.startedAt = startedAt
    this.#now = startedAt
    this.#horizon = startedAt
    this.tables = seedTables(scenery, startedAt)
    this.hub = createHub(createTopics(this, token(randomStream(`${scenery}:${world}:${real()}`), 12)))
    const core = this.#core()

    // What a service needs of one that is made after it comes through a function that is called later.
    const matters = { openMattersOf: (userId: string) => openMatters(this, userId) }
    const sms = (this.sms = createTextMessages(core))
    const mailbox = (this.mailbox = createMailbox(core, {
      sms,
      addresses: { emailOf: (userId) => this.security.emailOf(userId) },
    }))
    this.supportChat = createSupportChat(core)
    const uploads = (this.uploads = createUploads(core, { mailbox }))
    const documents = (this.documents = createDocuments(core))
    const accounts = (this.accounts = createAccounts(core, {
      sms,
      identities: { identityOf: (userId) => this.kyc.identityOf(userId) },
    }))
    const security = (this.security = createSecurity(core, { accounts, sms, mailbox, uploads, matters }))
    this.factors = createFactors(core, { accounts, proofs: security.proofs, devices: security.devices, mailbox })
    const kyc = (this.kyc = createKyc(core, { accounts, mailbox, uploads, documents, matters }))
    const rooms = (this.rooms = createRooms(core, {
      mailbox,
      bidders: { afterRoomOf: (userId, assetsId) => this.enrolments.afterRoomOf(userId, assetsId) },
    }))
    const gateway = (this.gateway = createGateway(core))
    const ofDeposits = { mailbox, documents, uploads, kyc, gateway, bank: kyc.cards }
    const deposits = (this.deposits = createDeposits(core, ofDeposits))
    const enrolments = (this.enrolments = createEnrolments(core, {
      mailbox,
      documents,
      uploads,
      kyc,
      rooms,
      deposits,
      debts: { priceDueOf: (enrolId) => this.settlements.priceDueOf(enrolId) },
    }))
    const objections = { openSince: (listing: Listing) => this.appeals.objectionTo(listing) }
    const ports = { mailbox, enrolments, deposits, parties: kyc, objections }
    const deals = (this.deals = createDeals(core, ports))
    const seals = (this.seals = createSeals(core, { mailbox, uploads, kyc }))
    const contracts = (this.contracts = createContracts(core, { mailbox, uploads, sms, enrolments, deals, kyc, seals }))
    const settlements = (this.settlements = createSettlements(core, { ...ports, documents, uploads, deals, kyc }))
    if (bots) this.timers.set(startedAt + demoAfterMs, () => beginDemoEnrolments(this))
    this.appeals = createAppeals(core, { accounts, security, factors: this.factors, mailbox, uploads, results: deals })
    this.demands = createDemands(core, { accounts, mailbox, uploads })
    this.savedSearches = createSavedSearches(core, mailbox)
    const procurements = (this.procurements = createProcurements(core))
    const identities = {
      identityOf: kyc.identityOf,
      contactOf: (userId: string) => kyc.contactOf(this.tables.users.get(userId)!),
    }
    this.suppliers = createSuppliers(core, { procurements, mailbox, kyc: identities, gateway })
    this.auctions = createAuctions(core, { rooms, procurements, suppliers: this.suppliers })
    this.interest = createInterest(core)
    const favourites = (this.favourites = createFavourites(core, mailbox))
    this.roadshowFavourites = createRoadshowFavourites(core, mailbox)
    this.articleFavourites = createArticleFavourites(core, { mailbox, rooms })
    this.market = createMarket(core, { rooms, favourites, enrolments, deals, mailbox })
    const kept = { enrolments, deposits, settlements, contracts, deals }
    this.caseFiles = createCaseFiles(core, { mailbox, uploads, documents, ...kept })
    this.privateFiles = createPrivateFiles(core, this)
    beginPastDeal(this)

    if (story) this.#replay(story.commands)
    else journal.append(JSON.stringify({ world, startedAt, seed: scenery, secret }))
    this.#demandFactors(options)
  }

  /** A command, so that a journal is replayed by the rules under which its commands were taken. */
  #demandFactors({ factorsForAll: ofAll = this.factors.isForAll() }: ExchangeOptions): void {
    if (ofAll !== this.factors.isForAll()) this.take('demandFactors', { ofAll }, { userId: null, visitor: '' })
  }

  #core(): Core {
    const { world, bots, sessionHours, startedAt, tables, timers, hub, events } = this
    const { now, instant, horizon, random, keyFor } = this
    return { world, bots, sessionHours, startedAt, tables, timers, hub, events, now, instant, horizon, random, keyFor }
  }

  readonly now = (): number => this.#now

  readonly instant = (): number => Math.max(this.#now, this.#real() + this.#offset)

  readonly horizon = (): number => this.#horizon

  readonly random = (): number => this.#chance()

  readonly keyFor = (what: string): string => sha256(`${this.#firstSecret} ${what}`).slice(0, keyLength)

  /** Runs everything that is due by now; comes before every question and every command. */
  advance(): number {
    return this.#advanceTo(this.instant())
  }

  /** Real ms until something is due, or null. */
  restMs(): number | null {
    const at = this.timers.nextAt
    return at === null ? null : Math.max(0, at - this.#real() - this.#offset)
  }

  /** Moves the clock forward by `ms`, which open pages learn at once; what falls due happens with the next question. */
  readonly shift = (ms: number): void => {
    this.#offset += Math.max(0, ms)
    this.hub.announceTime()
  }

  readonly writeToDesk = (conversation: string, text: string, who: Actor): void => {
    this.take('say', { conversation, text }, who)
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
    requireConfirmed(this, name, input, actor)
    const command = commands[name] as unknown as Command<N>
    return command(this, input, actor)
  }

  #advanceTo(now: number, perform: (step: () => void) => void = (step) => step()): number {
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
      this.#advanceTo(at, continueOnError)
      this.#chance = secretStream(secret)
      if (!(name in commands)) continue
      const given = input as { input: CommandInput<CommandName>; actor: Actor }
      continueOnError(() => void this.#apply(name as CommandName, given.input, given.actor))
    }
  }
}
