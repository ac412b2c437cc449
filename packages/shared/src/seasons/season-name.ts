import type { SeasonName } from './contract.ts'

/** '2026', and '2026 (2)' for the second season of that year. */
export const seasonName = ({ year, part }: SeasonName) => (part === 1 ? String(year) : `${year} (${part})`)

/** The season in an address and in the name of a file: '2026', '2026-2'. */
export const seasonKey = ({ year, part }: SeasonName) => (part === 1 ? String(year) : `${year}-${part}`)
