/** PostgreSQL does not store NUL, and a lone surrogate is no character. */
export const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text)

/**
 * Names and ids stand in one line of a file. Control characters and Unicode's own line breaks end it, or garble it; those
 * of the writing direction make a name look like another one.
 */
export const isOneLine = (text: string) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text)
