import { builtinModules } from 'node:module'
import { resolve } from 'node:path'
import { rolldown } from 'rolldown'
import bundle from '../../apps/server/rolldown.config.mjs'

/** Below node_modules, so that packages are found from there. */
const FOLDER = 'node_modules/.cache/nightshift-unbundled'

/** Baseline: transpiles the server to one file per module, without bundling packages. Returns its script. */
export async function buildUnbundled() {
  const isPackage = (id) => /^[@\w]/.test(id) && !id.startsWith('@nightshift/') && !id.startsWith('src/')
  const build = await rolldown({
    ...bundle,
    cwd: resolve('apps/server'),
    input: { main: 'src/main.ts' },
    external: (id) => isPackage(id) || builtinModules.includes(id),
  })
  await build.write({ dir: resolve(FOLDER), format: 'esm', preserveModules: true, cleanDir: true })
  await build.close()
  return `${FOLDER}/main.js`
}
