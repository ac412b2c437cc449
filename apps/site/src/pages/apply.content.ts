/** What the brand says to people who think of working here. */
export const APPLY_CONTENT = {
  title: 'Haunt with us',
  description:
    'Apply to work at Dreadmoor: actors, guides, makeup, bar, tickets and everybody else who keeps the moor awake.',
  intro:
    'Every scream on the moor is somebody’s work. Tell us who you are, which nights you can give us and what you would like to do. It takes about ten minutes.',
  incentivesTitle: 'What the moor gives back',
  incentives: [
    { gain: '$20', what: 'Referral bonus' },
    { gain: '$40', what: 'Saturday cash advance' },
    { gain: '$100', what: 'Best scare video prize' },
    { gain: 'A jacket', what: 'After 5 years' },
  ],
}
