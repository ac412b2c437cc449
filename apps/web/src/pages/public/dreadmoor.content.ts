/** The brand's own words, until its whole site stands here. */
export const DREADMOOR = {
  name: 'Dreadmoor',
  tagline: 'Haunted Hayride',
  intro: 'The wagon leaves after dark. The moor does the rest.',
  suggestedAge: 'Suggested age 13+',
  nav: { label: 'Site', apply: 'Work with us', news: 'News', policies: 'Policies' },
  staff: 'Staff',
  soon: 'This page opens soon.',
  titles: { apply: 'Apply', news: 'News', policies: 'Policies' },
}
