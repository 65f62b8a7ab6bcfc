import * as text from '#src/api/endpoints/contract-text.ts'
import { userIdOf } from '../exchange/actor.ts'
import { handle } from './call/handle.ts'

export const contractTextHandlers = [
  handle(text.contractText, ({ input: { id }, exchange, actor }) => exchange.contracts.textFor(id, userIdOf(actor))),
  handle(text.contractTextNews, ({ input: { id, version }, exchange, actor }) =>
    exchange.contracts.newsFor(id, userIdOf(actor), version),
  ),
  handle(text.editContractText, ({ input, exchange, actor }) => exchange.take('editContractText', input, actor)),
  handle(text.commentOnContract, ({ input, exchange, actor }) => exchange.take('commentOnContract', input, actor)),
  handle(text.replyToContractComment, ({ input, exchange, actor }) =>
    exchange.take('replyToContractComment', input, actor),
  ),
  handle(text.resolveContractComment, ({ input, exchange, actor }) =>
    exchange.take('resolveContractComment', input, actor),
  ),
  handle(text.saveContractVersion, ({ input, exchange, actor }) => exchange.take('saveContractVersion', input, actor)),
]
