import type * as z from 'zod/mini'
import type { Endpoint } from '#src/api/endpoint.ts'
import * as contract from '#src/api/endpoints/contract.ts'
import type { contractView } from '#src/model/contract/schema.ts'
import { userIdOf } from '../exchange/actor.ts'
import type { CommandInput, CommandName, CommandResult } from '../exchange/commands.ts'
import type { Contract } from '../exchange/contracts/record.ts'
import { contractRowOf, contractViewOf, paperContractRowOf } from '../exchange/contracts/views.ts'
import type { Actor } from '../exchange/actor.ts'
import type { Exchange } from '../worlds.ts'
import { handle, type Handler } from './call/handle.ts'

const shown = (exchange: Exchange, known: Contract, actor: Actor) => contractViewOf(exchange, known, userIdOf(actor))

/** The commands that answer with the contract which they have changed. */
type Changing = {
  [N in CommandName]: CommandResult<N> extends Contract ? N : never
}[CommandName]

/** A call that is one command of the exchange; its answer is the contract as the caller may see it. */
const changed = <N extends Changing>(
  call: Endpoint<z.ZodMiniType<CommandInput<N>>, typeof contractView>,
  command: N,
): Handler => handle(call, ({ input, exchange, actor }) => shown(exchange, exchange.take(command, input, actor), actor))

export const contractHandlers = [
  handle(contract.contractList, ({ exchange, actor }) => {
    const userId = userIdOf(actor)
    const { contracts } = exchange
    return [
      ...contracts.ofUser(userId).map((known) => contractRowOf(exchange, known, userId)),
      ...contracts.onPaper(userId).map((deal) => paperContractRowOf(exchange, deal, userId)),
    ].toSorted((one, other) => other.changedAt - one.changedAt)
  }),
  handle(contract.contractDetail, ({ input: { id }, exchange, actor }) =>
    shown(exchange, exchange.contracts.ofReader(id, userIdOf(actor)), actor),
  ),
  handle(contract.contractPaperOf, async ({ input: { id }, exchange, actor }) => {
    const known = exchange.contracts.ofReader(id, userIdOf(actor))
    return exchange.contracts.papers.shownOf(known)
  }),
  changed(contract.drawContract, 'drawContract'),
  changed(contract.saveContractFields, 'saveContractFields'),
  changed(contract.confirmContract, 'confirmContract'),
  changed(contract.returnContract, 'returnContract'),
  changed(contract.openContract, 'openContract'),
  handle(contract.sendSigningCode, ({ input, exchange, actor }) => exchange.take('sendSigningCode', input, actor)),
  handle(contract.startSigningFace, ({ input: { id, token = null }, exchange, actor }) =>
    exchange.take('startSigningFace', { id, token }, actor),
  ),
  handle(contract.signingFace, ({ input: { id }, exchange, actor }) => {
    const userId = userIdOf(actor)
    return exchange.contracts.faceOf(exchange.contracts.ofReader(id, userId), userId)
  }),
  changed(contract.signContract, 'signContract'),
  changed(contract.rejectContract, 'rejectContract'),
  changed(contract.revokeContract, 'revokeContract'),
  changed(contract.extendContract, 'extendContract'),
  changed(contract.redrawContract, 'redrawContract'),
  changed(contract.urgeSigner, 'urgeSigner'),
  changed(contract.addSigner, 'addSigner'),
  changed(contract.replaceSigner, 'replaceSigner'),
  changed(contract.removeSigner, 'removeSigner'),
  changed(contract.orderSigners, 'orderSigners'),
]
