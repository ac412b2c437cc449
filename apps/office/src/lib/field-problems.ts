/** What is wrong with the fields of a form, in words, in the order of the fields. */
export type Problems<F> = { [Field in keyof F]?: string }
