export const PARTNERS = {
  title: 'Title',
  name: 'Name',
  what: 'What they are',
  whatHint: 'A word or two after the name, such as “beds”',
  href: 'Link',
  hrefExample: 'https://example.com',
  kind: 'Shown as',
  kinds: { photos: 'Pictures', film: 'Film', talk: 'Conversation' },
  hidden: 'Nothing is listed, so this part is not shown on the site.',
  partners: { card: 'Partners', add: 'Add partner', unnamed: 'New partner' },
  sponsors: { card: 'Sponsors', add: 'Add sponsor', unnamed: 'New sponsor' },
  social: { card: 'Social media', add: 'Add address', unnamed: 'New address' },
}
