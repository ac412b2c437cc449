import type { PageContent } from '@nightshift/shared/site/public-site/page-content'

/** A postal address in lines: 'Dreadmoor Farm', '1313 Wether Hill Road', 'Harrow Hollow, New York'. */
export const addressLines = ({ name, street, town, state }: PageContent['place']) =>
  [name, street, [town, state].filter(Boolean).join(', ')].filter(Boolean)
