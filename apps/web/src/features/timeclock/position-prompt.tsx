import { choose } from '../../ui/dialogs/choose.tsx'
import { TIMECLOCK } from './timeclock.texts.ts'

type Options = { id: number; label: string }[]

/** Asks for which of their positions somebody clocks in; undefined when they cancel. */
export const askPosition = (options: Options, signal?: AbortSignal) =>
  choose({ title: TIMECLOCK.whichPosition, options, signal })
