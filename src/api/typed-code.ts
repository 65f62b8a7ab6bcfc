import * as z from 'zod/mini'
import { nullish } from '#src/model/nullish.ts'

/** The `uuid` of the answer with which a typed code was sent. */
export const codeUuid = nullish(z.string().check(z.maxLength(64)))
