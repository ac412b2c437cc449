import { nearestField, nearestLabel } from '@nightshift/shared/site/site-content/changes/field-labels'
import { type SectionName, SiteContent } from '@nightshift/shared/site/site-content/content'
import { type Problem, problemsOf } from '@nightshift/shared/site/site-content/problems'
import type { z } from 'zod'

export type SectionProblems = {
  /** What the schema refuses: such a draft is not saved. */
  invalid: Problem[]
  /** What keeps a valid draft from being published. */
  unready: Problem[]
}

/** What is wrong with a section, by field. Messages are worded to follow the name of the field. */
export function sectionProblems(section: SectionName, content: unknown): SectionProblems {
  const { data, error } = SiteContent.shape[section].safeParse(content)
  const atField = ({ path, message }: Problem) => ({ path: nearestField(section, path), message })
  if (!error) return { invalid: [], unready: problemsOf(section, data as never).map(atField) }
  const issues = error.issues.map((issue) => ({ path: issue.path.join('.'), message: issueWords(issue) }))
  return { invalid: issues.map(atField), unready: [] }
}

/** 'The Bog: Price is needed', 'Title is needed' */
export function problemSentence(section: SectionName, { path, message }: Problem, content: unknown) {
  const entry = entryName(content, path.split('.'))
  return `${entry ? `${entry}: ` : ''}${nearestLabel(section, path)} ${message}`
}

/** The name of the entry of a list that a path leads into; its place in the list when it has none. */
function entryName(content: unknown, [key, ...path]: string[]): string | undefined {
  if (key === undefined || typeof content !== 'object' || content === null) return undefined
  const part: unknown = content[key as keyof typeof content]
  if (!Array.isArray(content)) return entryName(part, path)
  const { name, question, headline, gain } = Object(part)
  return name || question || headline || gain || `No. ${Number(key) + 1}`
}

export const isValidSection = (section: SectionName, content: unknown) =>
  content === null || SiteContent.shape[section].safeParse(content).success

/** Our own messages read on after the name of a field; those of zod do not. */
function issueWords(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_big')
    return (
      {
        string: `has at most ${issue.maximum} characters`,
        array: `has at most ${issue.maximum} entries`,
      }[issue.origin as string] ?? `is at most ${issue.maximum}`
    )
  if (issue.code === 'too_small')
    return ['string', 'array'].includes(issue.origin) ? 'is needed' : `is at least ${issue.minimum}`
  if (issue.code === 'invalid_type') return 'is needed'
  return /^(Invalid|Unrecognized)/.test(issue.message) ? 'is not valid' : issue.message
}
