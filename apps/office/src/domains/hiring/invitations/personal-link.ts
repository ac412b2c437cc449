import { SITE_PATHS } from '@nightshift/shared/paths'

type Office = Pick<Location, 'protocol' | 'port'>

/** The application form of a festival on its public host, which has the office's protocol and port. */
export const formAddress = ({ protocol, port }: Office, host: string, festivalId: number) =>
  `${protocol}//${host}${port && `:${port}`}${SITE_PATHS.apply}/${festivalId}`

/** The token is in the fragment, which browsers send to no server. */
export const personalLink = (address: string, token: string) => `${address}#invite=${token}`
