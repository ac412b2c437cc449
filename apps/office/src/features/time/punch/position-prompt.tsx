import { PROMPTS } from '@nightshift/shared/time/timeclock/prompts'
import { choose } from '@nightshift/ui/dialogs/choose.tsx'

type Options = { id: number; label: string }[]

/** Asks for the position to clock in for; undefined on cancel. */
export const askPosition = (options: Options, signal?: AbortSignal) =>
  choose({ title: PROMPTS.whichPosition, options, signal })
