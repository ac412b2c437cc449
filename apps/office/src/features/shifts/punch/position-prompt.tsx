import { PROMPTS } from '@nightshift/shared/timeclock/prompts'
import { choose } from '@nightshift/ui/dialogs/choose.tsx'

type Options = { id: number; label: string }[]

/** Asks for which of their positions somebody clocks in; undefined when they cancel. */
export const askPosition = (options: Options, signal?: AbortSignal) =>
  choose({ title: PROMPTS.whichPosition, options, signal })
