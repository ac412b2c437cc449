import { openClient } from '../database/client.ts'

/** A connection of its own, without the pool's statement timeout. */
export const connected = (url: string) =>
  openClient({ connectionString: url, application_name: 'nightshift backup' })
