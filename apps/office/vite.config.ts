import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig } from 'vitest/config'
import { viteApp } from '../../packages/ui/vite/app.ts'
import { layers } from '../../packages/ui/vite/layers.ts'
import { preloadFont } from '../../packages/ui/vite/preload-font.ts'
import { withoutJsonSchema } from '../../packages/ui/vite/without-json-schema.ts'
import { withoutSchemas } from '../../packages/ui/vite/without-schemas.ts'

// The package's own entry is its development build, which carries warnings that people need not download.
const leanRouter = {
  find: /^react-router$/,
  replacement: fileURLToPath(import.meta.resolve('react-router')).replace(/\bdevelopment\b/, 'production'),
}

/** What stands before every page of a person who is signed in. */
const SIGNED_IN = 'access/auth/protected|access/pages/office-gate'
/** The pages without the admin area. */
const EMPLOYEE = `access/|(time|payroll|nights|people)/pages/(timeclock|my)-`
const pages = (domains: string, shell = 'none') => new RegExp(`/domains/(${domains})|/shell/(${shell})-`)

/** What follows the welcome page of a lead. */
const DASHBOARD = pages(`${SIGNED_IN}|system/(dashboard/|pages/dashboard-page)`, 'admin')

const { plugin, groups } = layers({
  /** What people open first, on a phone. */
  first: pages(`${SIGNED_IN}|access/pages/(login|welcome)-page`),
  timeclock: pages(`${SIGNED_IN}|time/pages/timeclock-page`),
  everywhere: [pages(EMPLOYEE, 'todo'), DASHBOARD],
  employee: pages(EMPLOYEE, 'todo'),
  dashboard: DASHBOARD,
  admin: pages(`${SIGNED_IN}|system/dashboard/|(?!site/)[^/]+/pages/`, 'todo|admin'),
  site: /./,
})
/**
 * Many editors of the site, the notes and the schemas of many pages behind the first one, share these. They stay out of the file
 * that the login page loads.
 */
const BEHIND_THE_FIRST_PAGE = /site-content|node_modules\/zod\/|components\/Textarea\/|\/contract\.ts$/
const common = {
  name: 'common',
  minShareCount: 27,
  test: (id: string) => !BEHIND_THE_FIRST_PAGE.test(id.replaceAll('\\', '/')),
  priority: 1,
}

/** Small parts of packages that the first pages and others share: a file of less than a kilobyte for each otherwise. */
const PARTS = new RegExp(
  [
    'components/(Alert|Anchor|Skeleton|Stack|Text)/',
    'utils/(find-element-in-shadow-dom|get-env)/',
    'get-auto-contrast-value',
    'zod/v4/classic/coerce',
  ].join('|'),
)

/** Parts of packages that most pages of the admin area share and no page before it: a dozen small files otherwise. */
const ADMIN_PARTS = new RegExp(
  [
    'components/(Badge|Checkbox|Combobox|FloatingIndicator|Modal|ModalBase|NativeSelect|Paper|Radio|ScrollArea)/',
    'components/(SegmentedControl|Select|Textarea)/',
    'utils/(InlineInput|InputsGroupFieldset)/',
    'use-(debounced-callback|mounted|mutation-observer|network|previous|shallow-effect|timeout|window-event)\\.',
    '(primitive|shallow-equal)',
    'infiniteQuery',
    'useInfiniteQuery',
    // What the modal window needs
    '(get-nonce|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|tslib|use-callback-ref|use-sidecar)/',
  ].join('|'),
)
const partsOfPackages = (name: string, paths: RegExp) => ({
  name,
  test: (id: string) => id.includes('node_modules') && paths.test(id.replaceAll('\\', '/')),
  minShareCount: 2,
  includeDependenciesRecursively: false,
})
const parts = partsOfPackages('parts', PARTS)
const adminParts = partsOfPackages('admin-parts', ADMIN_PARTS)
/** Of long lists and of long forms: the dashboard has neither. */
const listParts = partsOfPackages('list-parts', /(react-virtual|virtual-core)\//)
const formParts = partsOfPackages('form-parts', /react-hook-form\//)

/** React as people get it: its development build takes a quarter more time. */
const testedReact = {
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: { env: { NODE_ENV: 'production' } },
}

export default defineConfig(({ mode }) =>
  mergeConfig(mergeConfig(viteApp('office'), mode === 'test' ? testedReact : {}), {
    plugins: [preloadFont('source-sans'), withoutJsonSchema(), withoutSchemas(), plugin],
    build: {
      rolldownOptions: {
        // What is built of schemas and used by nothing.
        treeshake: { manualPureFunctions: ['z', 'lineText', 'plainText', 'answersOf', 'inputsOf'] },
        output: { codeSplitting: { groups: [common, parts, adminParts, listParts, formParts, ...groups] } },
      },
    },
    test: { setupFiles: ['src/testing/clear-queries.ts'] },
    resolve: { alias: mode === 'production' ? [leanRouter] : [] },
  }),
)
