import * as contract from '#src/api/endpoints/contract.ts'
import { userIdOf } from '../exchange/actor.ts'
import type { Contract } from '../exchange/contracts/record.ts'
import { contractRowOf, contractViewOf } from '../exchange/contracts/views.ts'
import type { Actor } from '../exchange/actor.ts'
import type { Exchange } from '../worlds.ts'
import { handle } from './call/handle.ts'

const shown = (exchange: Exchange, known: Contract, actor: Actor) => contractViewOf(exchange, known, userIdOf(actor))

export const contractHandlers = [
  handle(contract.contractList, ({ exchange, actor }) => {
    const userId = userIdOf(actor)
    return exchange.contracts.ofUser(userId).map((known) => contractRowOf(exchange, known, userId))
  }),
  handle(contract.contractDetail, ({ input: { id }, exchange, actor }) =>
    shown(exchange, exchange.contracts.ofReader(id, userIdOf(actor)), actor),
  ),
  handle(contract.contractPaperOf, async ({ input: { id }, exchange, actor }) => {
    const known = exchange.contracts.ofReader(id, userIdOf(actor))
    return exchange.contracts.papers.shownOf(known)
  }),
  handle(contract.drawContract, ({ input, exchange, actor }) =>
    shown(exchange, exchange.take('drawContract', input, actor), actor),
  ),
  handle(contract.saveContractFields, ({ input, exchange, actor }) =>
    shown(exchange, exchange.take('saveContractFields', input, actor), actor),
  ),
  handle(contract.confirmContract, ({ input, exchange, actor }) =>
    shown(exchange, exchange.take('confirmContract', input, actor), actor),
  ),
  handle(contract.returnContract, ({ input, exchange, actor }) =>
    shown(exchange, exchange.take('returnContract', input, actor), actor),
  ),
  handle(contract.openContract, ({ input, exchange, actor }) =>
    shown(exchange, exchange.take('openContract', input, actor), actor),
  ),
  handle(contract.sendSigningCode, ({ input, exchange, actor }) => exchange.take('sendSigningCode', input, actor)),
  handle(contract.startSigningFace, ({ input: { id, token = null }, exchange, actor }) =>
    exchange.take('startSigningFace', { id, token }, actor),
  ),
  handle(contract.signingFace, ({ input: { id }, exchange, actor }) => {
    const userId = userIdOf(actor)
    return exchange.contracts.faceOf(exchange.contracts.ofReader(id, userId), userId)
  }),
  handle(contract.signContract, ({ input, exchange, actor }) =>
    shown(exchange, exchange.take('signContract', input, actor), actor),
  ),
  handle(contract.rejectContract, ({ input, exchange, actor }) =>
    shown(exchange, exchange.take('rejectContract', input, actor), actor),
  ),
  handle(contract.revokeContract, ({ input, exchange, actor }) =>
    shown(exchange, exchange.take('revokeContract', input, actor), actor),
  ),
  handle(contract.extendContract, ({ input, exchange, actor }) =>
    shown(exchange, exchange.take('extendContract', input, actor), actor),
  ),
  handle(contract.redrawContract, ({ input, exchange, actor }) =>
    shown(exchange, exchange.take('redrawContract', input, actor), actor),
  ),
  handle(contract.urgeSigner, ({ input, exchange, actor }) =>
    shown(exchange, exchange.take('urgeSigner', input, actor), actor),
  ),
  handle(contract.addSigner, ({ input, exchange, actor }) =>
    shown(exchange, exchange.take('addSigner', input, actor), actor),
  ),
  handle(contract.replaceSigner, ({ input, exchange, actor }) =>
    shown(exchange, exchange.take('replaceSigner', input, actor), actor),
  ),
  handle(contract.removeSigner, ({ input, exchange, actor }) =>
    shown(exchange, exchange.take('removeSigner', input, actor), actor),
  ),
  handle(contract.orderSigners, ({ input, exchange, actor }) =>
    shown(exchange, exchange.take('orderSigners', input, actor), actor),
  ),
]
