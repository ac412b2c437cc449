import { can } from '../../access.ts'

/** Once the night is closed, a note is for whoever wrote it and for those who change closed nights. */
export const mayChangeIncident = (
  caller: { id: string; accessLvl: number },
  { createdBy, isClosed }: { createdBy: string; isClosed: boolean },
) => !isClosed || createdBy === caller.id || can(caller, 'nights.changeClosed')
