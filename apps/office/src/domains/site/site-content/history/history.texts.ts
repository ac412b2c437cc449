import { SECTION_LABELS } from '@nightshift/shared/site/site-content/changes/field-labels'
import type { SectionName } from '@nightshift/shared/site/site-content/content'
import type { SiteVersion } from '@nightshift/shared/site/site-content/contract'

const how: { [How in SiteVersion['how']]: (version: SiteVersion) => string } = {
  start: () => 'The site as it was before the first publication',
  publish: () => 'Published',
  schedule: () => 'Published at the time that was set',
  bringBack: ({ broughtBack }) => `Version ${broughtBack} brought back`,
}

export const HISTORY = {
  title: 'History',
  explanation: (kept: number) => `The last ${kept} versions of the site. Any of them can be brought back.`,
  version: (number: number) => `Version ${number}`,
  live: 'Live now',
  how: (version: SiteVersion) => how[version.how](version),
  sections: (names: SectionName[]) => names.map((name) => SECTION_LABELS[name]).join(', '),
  nobody: 'Nightshift',
  look: 'Look at it',
  lookAt: (number: number) => `Look at version ${number}`,
  bringBack: 'Bring back…',
  bringBackOf: (number: number) => `Bring back version ${number}`,
  confirmTitle: (number: number) => `Bring back version ${number}`,
  confirmText: (number: number) =>
    `The site shows version ${number} again at once, as a new version. Drafts stay as they are.`,
  confirm: 'Bring back now',
  cancel: 'Cancel',
  captions: { before: 'Live', after: 'Then' },
  same: 'This version is what is live.',
  done: (number: number) => `Version ${number} is live again.`,
  empty: 'Nothing was published yet',
  emptyText: 'Every publication is kept here, so that it can be brought back.',
  loadFailed: 'Unable to load the history. Please refresh the page or try again later.',
  failed: 'Unable to bring it back. Please refresh the page or try again later.',
}
