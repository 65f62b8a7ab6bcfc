const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'))

/** The first four groups of an IPv6 address. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return groups.slice(0, 4).join(':')
}

/**
 * The network address that limits count by: one of IPv4 as it is, of IPv6 the network of 64 bits, since a subscriber has all addresses
 * of one.
 */
export function sourceOf(remoteAddress: string | undefined): string {
  const address = (remoteAddress ?? '').toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  return address.includes(':') ? `${networkOf(address)}::/64` : address
}
