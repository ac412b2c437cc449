export const CHANGES = {
  added: 'Added',
  removed: 'Removed',
  moved: (from: number, to: number) => `Moved from place ${from} to place ${to}`,
  sameWords: 'The same words, divided differently',
  spoken: { added: 'added: ', removed: 'removed: ' },
}
