import type { Season } from '@nightshift/shared/festivals/season'

export type PublicConfigEntry = {
  id: number
  hostName: string
  enableHome: boolean
  enableApps: boolean
  publicMsg: string
  brand: string
  variant: 'halloween' | 'holiday'
  season: Season
}
export type PublicConfig = PublicConfigEntry[]
