export const POLICIES = {
  section: 'The page',
  lead: 'First line',
  leadHint: 'Below the title of the page',
  description: 'Description for search engines',
  list: 'Policies',
  name: 'Name',
  words: 'Text',
  unnamed: 'New policy',
  add: 'Add policy',
  anchor: (anchor: string) =>
    `Its address is /policies#${anchor}. It stays the same when the policy is renamed or moved.`,
  disclaimer: 'Tickets carry the address of the ticket disclaimer, so it cannot be removed.',
}
