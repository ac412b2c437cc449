// A module of its own: the apply page renders these before it loads the answer schema.

export const LIMITATIONS = ['allergies', 'breathing', 'light', 'other'] as const

/** The name of the checkboxes for the season's nights; a checked one is available. */
export const AVAILABLE = 'available'
