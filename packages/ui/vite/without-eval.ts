import type { Plugin } from 'vite'

const CORE = /\/zod\/v4\/core\/core\.js$/

/**
 * Configures zod as `jitless`, in the module that holds its configuration: schemas are made as chunks load, in any order.
 * By itself zod tries with the first schema whether it may compile them with `new Function`. The content policy refuses
 * that, and reports it on every page.
 */
export const withoutEval = (): Plugin => ({
  name: 'without-eval',
  apply: 'build',
  transform: (code, id) =>
    CORE.test(id.replaceAll('\\', '/'))
      ? { code: `${code}\nconfig({ jitless: true })\n`, map: null }
      : undefined,
})
