/** A part of a whole in tenths of a percent; nothing of nothing is nothing. */
export const tenthsOfPercent = (part: number, whole: number) =>
  whole ? Math.round((part / whole) * 1000) : 0

/** '12.5' */
export const formatTenths = (tenths: number) => (tenths / 10).toFixed(1)
