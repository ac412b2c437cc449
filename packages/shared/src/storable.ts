/** PostgreSQL does not store NUL, and a lone surrogate is no character. */
export const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text)
