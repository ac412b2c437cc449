import { PERMISSIONS } from './permissions.ts'
import { prove } from './testing/prove.ts'

await prove(PERMISSIONS.site)
