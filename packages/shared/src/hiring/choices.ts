// The apply page shows these before it loads the schema of the answers.

export const LIMITATIONS = ['allergies', 'breathing', 'light', 'other'] as const

/** The name of the checkboxes of the season's nights: a checked one can be worked. */
export const AVAILABLE = 'available'
