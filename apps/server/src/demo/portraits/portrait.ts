import type { PositionName } from '../positions.ts'
import type { Random } from '../random.ts'

export function portrait(random: Random, look: string, job: PositionName | undefined) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="250" height="250"><rect width="250" height="250" fill="#222"/><circle cx="125" cy="${random.between(90, 120)}" r="60" fill="#ccb"/><!-- ${look} ${job} --></svg>`
}
