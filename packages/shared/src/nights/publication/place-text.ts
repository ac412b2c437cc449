import type { Part } from '../night-plan/place.ts'

export const PART_TEXTS: Record<Part, string> = {
  whole: '',
  first: 'first half',
  second: 'second half',
}

/** 'Actor', or 'Actor, first half' */
export const placeText = ({ positionName, part }: { positionName: string; part: Part }) =>
  part === 'whole' ? positionName : `${positionName}, ${PART_TEXTS[part]}`
