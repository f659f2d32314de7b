/** How much a task weighs, in a word: High at 15 or more, Medium 10 to 14, Low below 10. */
export function weightLabel(weight: number): 'High' | 'Medium' | 'Low' {
  if (weight >= 15) return 'High';
  return weight >= 10 ? 'Medium' : 'Low';
}
