/** PostgreSQL takes no NUL, and half a surrogate pair is no character. */
export const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text)
