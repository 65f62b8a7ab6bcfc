import { parseUrl } from '#src/shared/lib/navigation/parse-url.ts'
import { plain, type Validator } from './rule.ts'
import { addressProblems } from './labels.ts'

const maxEmail = 254
const maxUrl = 2048
const label = /^[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?$/u

const isHost = (host: string): boolean => {
  const labels = host.split('.')
  return labels.length > 1 && labels.every((one) => label.test(one)) && /^\D{2,}$|^xn--/.test(labels.at(-1)!)
}

/** An e-mail address (AC-09), with at least one point in its domain. */
export const email: Validator = (typed) => {
  const address = plain(typed)
  if (address === '') return addressProblems.emailMissing
  if (address.length > maxEmail) return addressProblems.email
  const at = address.lastIndexOf('@')
  const box = address.slice(0, at)
  const isBox = /^[\w!#$%&'*+/=?^`{|}~-]{1,64}$/.test(box.replaceAll('.', '')) && !/^\.|\.\.|\.$/.test(box)
  return at > 0 && box.length <= 64 && isBox && isHost(address.slice(at + 1)) ? null : addressProblems.email
}

/** A web or file server address: http, https or ftp only (AC-09). */
export const url: Validator = (typed) => {
  const address = typed.trim()
  if (address === '') return addressProblems.urlMissing
  if (address.length > maxUrl || !/^(?:https?|ftp):\/\/[^\s/?#]/i.test(address) || /\s/.test(address))
    return addressProblems.url
  const hostname = parseUrl(address)?.hostname
  if (hostname === undefined) return addressProblems.url
  const isNumber = /^(?:\d{1,3}\.){3}\d{1,3}$|^\[[\da-f:.]+\]$/i.test(hostname)
  return isNumber || hostname === 'localhost' || isHost(hostname) ? null : addressProblems.url
}

/** `z***@mail.example`: the first character and the domain stay. */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return `${Array.from(address)[0] ?? ''}***${address.slice(at)}`
}
