/**
 * A problem is worded to follow the name of its field: 'Headline is needed.' A format is worded as what the field takes:
 * 'Please enter an amount like 28.99.'
 */
export function problemText(label: string, problem: string) {
  if (!/^[\p{Ll}\d]/u.test(problem)) return problem
  const words = `${problem.replace(/\.$/, '')}.`
  return /^is an? /.test(words) ? words.replace('is', 'Please enter') : `${label} ${words}`
}
