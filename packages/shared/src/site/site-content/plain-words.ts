import type { RichText } from './rich-text.ts'

// Without zod: the public pages load this module.

/** Rich text from plain paragraphs. */
export const paragraphs = (...texts: string[]): RichText => texts.map((text) => [{ text }])

/** The words of rich text without its marks, one string for each paragraph. */
export const plainWords = (text: RichText) => text.map((spans) => spans.map((span) => span.text).join(''))
