import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { findPrograms } from '../../../src/platform/database/embedded/postgres-programs.ts'
import {
  type PostgresRunner,
  postgresRunner,
} from '../../../src/platform/database/embedded/postgres-runner.ts'
import { copyWithOwner } from './copy-data-folder.ts'
import { postgresHome } from './postgres-home.ts'

/** A runner on this folder whose new clusters are copies of a prepared one, because initdb takes a second. */
export async function runnerWithoutInitdb(dir: string): Promise<PostgresRunner> {
  return { ...(await postgresRunner(dir, await findPrograms())), run: copyInsteadOfInitdb }
}

async function copyInsteadOfInitdb(_program: string, args: string[]) {
  const cluster = join(postgresHome(inject('unmigratedFolder')), 'postgres')
  const passwordFile = args.find((arg) => arg.startsWith('--pwfile='))!.slice('--pwfile='.length)
  copyWithOwner(cluster, args[args.indexOf('-D') + 1]!)
  await copyFile(join(cluster, 'nightshift-password'), passwordFile)
}
