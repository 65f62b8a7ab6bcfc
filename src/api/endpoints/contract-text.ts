import * as z from 'zod/mini'
import { json, textEvents, textNews, textStep, textVersion, textView } from '#src/model/contract/text/wire.ts'
import { endpoint, userCommand, userQuery } from '../endpoint.ts'

const id = z.string().check(z.maxLength(64))
const version = z.int().check(z.nonnegative())
const comment = z.string().check(z.maxLength(500))
const position = z.int().check(z.nonnegative())

export const contractText = endpoint({
  ...userQuery,
  path: '/dscq-contract/text/detail',
  summary: 'The text of a contract with its history, comments and field values; of another’s 403',
  input: () => z.object({ id }),
  data: () => textView,
})

export const contractTextNews = endpoint({
  ...userQuery,
  path: '/dscq-contract/text/since',
  summary: 'The accepted steps after the first `version`, and all versions and comments',
  input: () => z.object({ id, version: z.coerce.number().check(z.nonnegative()) }),
  data: () => textNews,
})

export const editContractText = endpoint({
  ...userCommand,
  path: '/dscq-contract/text/edit',
  summary:
    'Steps on the text after `version` accepted ones. If others were first, nothing is accepted and their steps are answered; the same batch twice is accepted once. 4090: a field of the deal would change; 4091: the text is not negotiated any more',
  input: () =>
    z.object({
      id,
      version,
      steps: z.array(json).check(z.minLength(1), z.maxLength(200)),
      clientId: z.string().check(z.minLength(8), z.maxLength(64)),
    }),
  data: () => z.object({ isAccepted: z.boolean(), steps: z.array(textStep) }),
})

export const commentOnContract = endpoint({
  ...userCommand,
  path: '/dscq-contract/text/comment',
  summary: 'Comment on a range of the text after `version` steps; the same `commentId` twice is one comment',
  input: () => z.object({ id, commentId: id, version, from: position, to: position, text: comment }),
  data: () => textEvents.comment,
})

export const replyToContractComment = endpoint({
  ...userCommand,
  path: '/dscq-contract/text/comment/reply',
  summary: 'Reply to a comment; the same reply twice is one',
  input: () => z.object({ id, commentId: id, text: comment }),
  data: () => textEvents.comment,
})

export const resolveContractComment = endpoint({
  ...userCommand,
  path: '/dscq-contract/text/comment/resolve',
  summary: 'A comment is settled, or open again',
  input: () => z.object({ id, commentId: id, isResolved: z.boolean() }),
  data: () => textEvents.comment,
})

export const saveContractVersion = endpoint({
  ...userCommand,
  path: '/dscq-contract/text/version',
  summary: 'Save the text after `version` steps under the next number; refused with 4090 if it has changed since',
  input: () => z.object({ id, version, note: z.string().check(z.maxLength(50)) }),
  data: () => textVersion,
})
