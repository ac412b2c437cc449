import type { SEVERITIES } from '@nightshift/shared/site/site-content/sections/notice'

export const NOTICE_EDITOR = {
  section: 'The notice',
  text: 'Text',
  textHint:
    'One line above the home page. Without text there is no notice. Visitors who dismiss it see it again when its words change.',
  from: 'Shown from',
  until: 'Shown until',
  noFrom: 'No limit: from the moment it is published.',
  noUntil: 'No limit: until the text is taken out.',
  severity: 'Severity',
  severities: {
    info: { label: 'Information', example: 'Hot cider is served all night.' },
    warning: { label: 'Warning', example: 'The paths are wet. Wear boots.' },
    urgent: { label: 'Urgent', example: 'The main road is blocked. Please come from the north.' },
  } satisfies Record<(typeof SEVERITIES)[number], { label: string; example: string }>,
  once: 'Once this is live',
  state: {
    empty: 'There is no notice.',
    waiting: (from: string) => `Visitors see it from ${from}.`,
    shown: 'Visitors see it at once.',
    shownUntil: (until: string) => `Visitors see it at once, until ${until}.`,
    over: (until: string) => `Visitors do not see it: it ended ${until}.`,
  },
  now: 'What visitors see now',
  nothingNow: 'No notice.',
  standing: 'Message of the General tab',
  standingHint: 'Stays until somebody takes it out, beside the notice of this page.',
  noStanding: 'There is none.',
  editStanding: 'Edit it in General',
}
