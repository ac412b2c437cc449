const HOUR_MS = 3_600_000

/** Whether a shift is open for longer than its festival's longest shift: a forgotten clock-out. */
export const isForgotten = (
  { startTime }: { startTime: string | Date },
  longestShiftHours: number,
  now: Date,
) => now.getTime() - new Date(startTime).getTime() > longestShiftHours * HOUR_MS
