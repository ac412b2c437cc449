import { can } from '../../access.ts'

/** Once the night has ended, a note is for whoever wrote it and for those who change ended nights. */
export const mayChangeIncident = (
  caller: { id: string; accessLvl: number },
  { createdBy, isEnded }: { createdBy: string; isEnded: boolean },
) => !isEnded || createdBy === caller.id || can(caller, 'nights.changeEnded')
