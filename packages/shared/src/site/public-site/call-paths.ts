// The calls of the public pages, which the tables of the features take from here. Apart from the schemas, which would
// add to the bundle of the public pages.

export const PUBLIC_CONFIG = { method: 'GET', path: '/api/publicConfig' } as const
export const LIVE_SITE = { method: 'GET', path: '/api/publicSite/:festival' } as const
export const LOGO_PATH = '/api/festivals/:id/logo'
export const OPEN_POSITIONS = { method: 'GET', path: '/api/publicAppPosition/:festival' } as const
export const APPLY = { method: 'POST', path: '/api/applications/' } as const
export const OPEN_INVITATION = { method: 'POST', path: '/api/invitations/open' } as const
export const VITALS_PATH = '/api/vitals'
