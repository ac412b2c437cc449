import { isIPv6 } from 'node:net'

const MAPPED = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/

/**
 * What limits count as one client: an IPv4 address, or the /64 of an IPv6 address, because a single host has all of
 * that network to itself.
 */
export const clientNetwork = (ip: string) => networkOf(ip, 64)

/** What one customer of a provider may have: an IPv4 address, or the /48 of an IPv6 address with its 65,536 networks. */
export const clientSite = (ip: string) => networkOf(ip, 48)

function networkOf(ip: string, prefix: 48 | 64) {
  const [address = ''] = ip.split('%') // without the zone of a link-local address
  if (!isIPv6(address)) return ip
  // The short form, in lower case, without a dotted part.
  const { hostname } = new URL(`http://[${address}]`)
  const mapped = MAPPED.exec(hostname)
  if (mapped) return dotted(mapped.slice(1))
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::')
  const groups = [groupsOf(head), groupsOf(tail)] as const
  const zeros = Array<string>(8 - groups[0].length - groups[1].length).fill('0')
  return `${[...groups[0], ...zeros, ...groups[1]].slice(0, prefix / 16).join(':')}::/${prefix}`
}

const groupsOf = (text: string) => (text ? text.split(':') : [])

/** An IPv4 address that came through a socket for both kinds. */
const dotted = (groups: string[]) =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
