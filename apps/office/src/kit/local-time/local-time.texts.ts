export const LOCAL_TIME = {
  which: (time: string) => `${time} comes twice that night. Which one is meant?`,
  first: (zone: string) => `The first, before the clocks go back (${zone})`,
  second: (zone: string) => `The second, after they went back (${zone})`,
  problems: {
    skipped: 'The clocks go forward that night and skip this time. Please choose another one.',
    ambiguous: 'Please say which of the two is meant.',
  },
}
