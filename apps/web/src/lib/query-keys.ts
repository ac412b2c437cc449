/** Every key of the office's cache, so that a change knows what it makes stale. */
export const queryKeys = {
  me: ['me'],
  health: ['health'],
  festivals: ['festivals'],
  myEntries: ['timeclock', 'me'],
} as const
