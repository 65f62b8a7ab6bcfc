/** Fields that let one user read a private file for a while; without them an address names the file alone. */
const grantFields: readonly string[] = ['until', 'for', 'key']

const partsOf = (address: string): [path: string, fields: string[]] => {
  const [path = '', query = ''] = address.split('?', 2)
  return [path, query === '' ? [] : query.split('&')]
}

const withFields = (path: string, fields: readonly string[]): string =>
  fields.length === 0 ? path : `${path}?${fields.join('&')}`

const nameOf = (field: string): string => field.split('=', 1)[0] ?? ''

/** The address without its grant: the same for every reader and at any time. */
export function bareAddress(address: string): string {
  const [path, fields] = partsOf(address)
  return withFields(
    path,
    fields.filter((field) => !grantFields.includes(nameOf(field))),
  )
}

/** The address of a file with a grant, in place of any other. */
export function grantedAddress(address: string, grant: { until: number; for: string; key: string }): string {
  const [path, fields] = partsOf(bareAddress(address))
  return withFields(path, [...fields, ...Object.entries(grant).map(([name, value]) => `${name}=${value}`)])
}

/** Until when an address can be read, epoch ms of the exchange; null for one without an end. */
export function endOfAddress(address: string): number | null {
  const [, fields] = partsOf(address)
  const value = /^until=(\d{1,15})$/.exec(fields.find((field) => nameOf(field) === 'until') ?? '')?.[1]
  return value === undefined ? null : Number(value)
}

/** The address that saves the file instead of showing it. */
export function downloadAddress(address: string): string {
  const [path, fields] = partsOf(address)
  return withFields(path, [...fields.filter((field) => nameOf(field) !== 'download'), 'download=1'])
}
