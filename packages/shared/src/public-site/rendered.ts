import type { PublicConfigEntry } from '../festivals/contract.ts'
import type { SiteSettings } from './settings.ts'

/** The part of Vite's manifest that a page needs to name its files. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>

/** What a page of the public site is rendered from. */
export type Visit = {
  /** Scheme and host under which the visitor sees us. */
  origin: string
  publicConfig: PublicConfigEntry[]
  settings: SiteSettings
  now: Date
}

/** The built files of the site: its manifest, and the text of each style sheet by its address. None in development. */
export type Build = { manifest: Manifest; styles: Map<string, string> } | undefined

/** What stands at an address of the public site. */
export type Rendered =
  | { kind: 'page'; isCheckout: boolean; document: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'file'; type: string; body: string }
  /** No page has this address. */
  | { kind: 'unknown' }
  /** No file has this address. */
  | { kind: 'nothing' }

export type Render = (url: string, visit: Visit, build: Build) => Promise<Rendered>
