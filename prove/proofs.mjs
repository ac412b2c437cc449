import { failover } from './failover/failover.mjs'
import { apiKilled } from './faults/api-killed.mjs'
import { backup } from './faults/backup.mjs'
import { databaseKilled } from './faults/database-killed.mjs'
import { diskFull } from './faults/disk-full.mjs'
import { lossyNetwork } from './faults/lossy-network.mjs'
import { migrations } from './faults/migrations.mjs'
import { nodeVersions } from './faults/node-versions.mjs'
import { poolExhausted } from './faults/pool-exhausted.mjs'
import { slowClients } from './faults/slow-clients.mjs'
import { stopped } from './faults/stopped.mjs'
import { twoProcesses } from './faults/two-processes.mjs'
import { festivals } from './growth/festivals.mjs'
import { bodies } from './input/bodies.mjs'
import { csv } from './input/csv.mjs'
import { filters } from './input/filters.mjs'
import { images } from './input/images.mjs'
import { scripts } from './input/scripts.mjs'
import { signInTiming } from './input/sign-in-timing.mjs'
import { flood } from './load/flood.mjs'
import { roundsProof } from './load/rounds.mjs'
import { rush } from './load/rush.mjs'
import { soak } from './load/soak.mjs'
import { steady } from './load/steady.mjs'
import { machines, machinesTested } from './machines/machines.mjs'
import { offline } from './offline/offline.mjs'
import { packageProof } from './package/package.mjs'
import { browsers } from './strangers/browsers.mjs'
import { databases } from './strangers/databases.mjs'
import { loopback } from './strangers/loopback.mjs'
import { openapi } from './strangers/openapi.mjs'
import { pgbouncer } from './strangers/pgbouncer.mjs'
import { proxies } from './strangers/proxies.mjs'
import { tls } from './strangers/tls.mjs'
import { upgrade } from './upgrade/upgrade.mjs'

/** Every proof by name and kind, in the order of the document. */
export const PROOFS = {
  faults: {
    'api-killed': apiKilled,
    'database-killed': databaseKilled,
    'lossy-network': lossyNetwork,
    'pool-exhausted': poolExhausted,
    'slow-clients': slowClients,
    'disk-full': diskFull,
    stopped,
    'two-processes': twoProcesses,
    offline,
    backup,
    'node-versions': nodeVersions,
    migrations,
    upgrade,
    failover,
  },
  load: { steady, flood, rush, soak, rounds: roundsProof },
  input: { filters, bodies, csv, scripts, images, 'sign-in-timing': signInTiming },
  growth: { festivals },
  // What others made: their packages are installed where that may be, and only the quick halves do without.
  strangers: { browsers, databases, loopback, openapi, pgbouncer, proxies, tls },
  platforms: { machines, 'machines-tested': machinesTested, package: packageProof },
}

/**
 * The proof that is part of `npm test`, in its quick form. What the others show has tests and stories of its own there: a
 * killed server or database and a stop under load (apps/server/src/main.test.ts), a punch whose answer is lost
 * (apps/server/src/domains/kiosk/idempotency.test.ts).
 */
export const BRIEF = ['machines']
