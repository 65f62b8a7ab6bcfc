import type { Factors } from './accounts/factors/factors.ts'
import type { Actor } from './actor.ts'
import type { Rooms } from './bidding/rooms/rooms.ts'
import type { CommandInput, CommandName } from './commands.ts'
import type { Core } from './core.ts'
import type { User } from './tables.ts'

type Services = Pick<Core, 'tables' | 'now'> & { factors: Factors; rooms: Rooms }

/** So long before the present end of a room nobody is asked who was inside already, ms. */
export const undisturbedMs = 5 * 60_000

/**
 * What moves money, binds, or changes a right: on a device that has not been confirmed it is refused, before anything changes
 * (ASVS 6.3.3). The factors themselves have a stricter rule of their own.
 */
export const guardedCommands = [
  'quoteInRoom',
  'actInRoom',
  'answerOffer',
  'payDeposit',
  'handInGuarantee',
  'topUpDeposit',
  'handInProof',
  'askForPlan',
  'answerPlanAsSeller',
  'payProcurement',
  'claimTransfer',
  'correctRefundAccount',
  'bindRefundAccount',
  'changePassword',
  'changePhone',
  'unbindPhone',
  'bindEmail',
  'closeAccount',
  'signContract',
] as const satisfies readonly CommandName[]

const isGuarded: ReadonlySet<string> = new Set(guardedCommands)

function roomOf(name: CommandName, input: unknown): string | null {
  if (name === 'quoteInRoom') return (input as CommandInput<'quoteInRoom'>).request.roomId
  return name === 'actInRoom' ? (input as CommandInput<'actInRoom'>).roomId : null
}

const isPractice = ({ rooms }: Services, roomId: string): boolean => rooms.find(roomId).group.practice !== null

/** The present phase of the room ends within five minutes. Late quotes may move that end again. */
function isEnding({ rooms, now }: Services, roomId: string): boolean {
  const { phase } = rooms.find(roomId).room
  return phase.name !== 'NOT_STARTED' && phase.end !== null && phase.end - now() <= undisturbedMs
}

/** A bidder who has to confirm, and is in the room while it is not about to end: the last minutes will not be disturbed. */
export function isInsideInTime(services: Services, roomId: string, actor: Actor): boolean {
  const user = services.tables.users.get(actor.userId ?? '')
  if (!user || !services.factors.isUnconfirmed(user, actor) || services.factors.inside.was(user.id, roomId, actor))
    return false
  const isBidder = services.rooms.find(roomId).room.bidders[user.id] !== undefined
  return isBidder && services.factors.isWhereItBegan(actor) && !isEnding(services, roomId)
}

function isUndisturbed(services: Services, roomId: string, user: User, actor: Actor): boolean {
  if (isPractice(services, roomId)) return true
  return services.factors.inside.was(user.id, roomId, actor) && isEnding(services, roomId)
}

/** Refuses such a command with 4280 until the person has confirmed on this device. */
export function requireConfirmed(services: Services, name: CommandName, input: unknown, actor: Actor): void {
  const user = services.tables.users.get(actor.userId ?? '')
  if (!user || !isGuarded.has(name)) return
  const roomId = roomOf(name, input)
  if (roomId !== null && isUndisturbed(services, roomId, user, actor)) return
  services.factors.requireConfirmed(user, actor)
}
