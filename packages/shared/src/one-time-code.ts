/** Without I, L, O, 0 and 1, which are read as each other. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 8

/** How a code is shown: two groups of four. */
export const showCode = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`

/** A typed code: capitals, spaces and dashes do not matter. */
export const readCode = (typed: string) => typed.toUpperCase().replace(/[\s-]/g, '')
