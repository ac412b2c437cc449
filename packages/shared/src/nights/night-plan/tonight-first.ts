/** Lists tonight's positions first, in the order of the plan; the others keep theirs. The first one is preselected. */
export function tonightFirst<P extends { positionId: number }>(assigned: P[], tonight: number[]): P[] {
  const rank = ({ positionId }: P) => {
    const at = tonight.indexOf(positionId)
    return at < 0 ? tonight.length : at
  }
  return [...assigned].sort((one, other) => rank(one) - rank(other))
}
