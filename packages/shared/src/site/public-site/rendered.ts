import type { PublicConfigEntry } from '../../setup/festivals/contract.ts'
import type { SiteContent } from '../site-content/content.ts'
import type { ClosedNight } from '../site-content/ticket-sale.ts'
import type { OperatorSettings, SiteSettings } from './settings.ts'

/** The part of Vite's manifest that rendering needs. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>

/** The live content of a festival's site, and the nights that are called off. */
export type LiveSite = { content: SiteContent; closedNights: ClosedNight[] }

/** The path that precedes the addresses of a preview, and the version that it shows instead of the drafts. */
export type Preview = { base: string; version?: number }

/** The input of rendering a public page. */
export type Visit = {
  /** The scheme and host of the request. */
  origin: string
  publicConfig: PublicConfigEntry[]
  settings: OperatorSettings
  /** The live content of a festival that has a host. */
  liveSite: (festivalId: number) => Promise<LiveSite>
  now: Date
  /** Drafts, or a version of the history, shown to their editors. */
  preview?: Preview
}

/**
 * The build output of the site: its manifest, and the text of each style sheet by its URL. Undefined in development.
 */
export type Build = { manifest: Manifest; styles: Map<string, string> } | undefined

/** The result of rendering a URL of the public site. */
export type Rendered =
  /** `changesAt`: the instant until which the clock alone does not change it. */
  | { kind: 'page'; isCheckout: boolean; document: string; settings: SiteSettings; changesAt: Date }
  | { kind: 'redirect'; location: string }
  | { kind: 'file'; type: string; body: string }
  /** No page has this path. */
  | { kind: 'unknown' }
  /** No file has this path. */
  | { kind: 'nothing' }

export type Render = (url: string, visit: Visit, build: Build) => Promise<Rendered>

/** A page to render in another thread: the content comes with it. */
export type RenderJob = { id: number; url: string; visit: Omit<Visit, 'liveSite'> & { live?: LiveSite } }
export type RenderResult = { id: number; rendered: Rendered } | { id: number; error: Error }
