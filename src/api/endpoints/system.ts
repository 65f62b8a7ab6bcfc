import * as z from 'zod/mini'
import { listOf } from '#src/model/lenient.ts'
import { captcha } from '#src/model/session/schema.ts'
import { dictionaryEntry, industry, region } from '#src/model/system/schema.ts'
import { endpoint } from '../endpoint.ts'

export const dictionary = endpoint({
  method: 'get',
  path: '/dscq-system/dict/dictionary',
  summary: 'The entries of one dictionary',
  input: () => z.object({ code: z.string() }),
  data: () => listOf(dictionaryEntry),
})

export const regionList = endpoint({
  method: 'get',
  path: '/dscq-system/region/list',
  summary: 'The divisions below one, provinces without a parent',
  input: () => z.object({ pbh: z.optional(z.string()) }),
  data: () => listOf(region),
})

export const industryList = endpoint({
  method: 'get',
  path: '/dscq-system/industry/list',
  summary: 'Sections and divisions of GB/T 4754',
  input: () => z.object({}),
  data: () => listOf(industry),
})

export const validateCaptcha = endpoint({
  method: 'get',
  path: '/dscq-system/validate-code/captcha',
  summary: 'A captcha for forms other than the sign-in',
  input: () => z.object({}),
  data: () => captcha,
})
