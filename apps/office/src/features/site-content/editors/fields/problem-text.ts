/** A problem is worded to follow the name of its field: 'Headline is needed.' */
export const problemText = (label: string, problem: string) =>
  /^[\p{Ll}\d]/u.test(problem) ? `${label} ${problem.replace(/\.$/, '')}.` : problem
