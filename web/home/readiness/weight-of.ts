/** How much a task weighs: high at 15 or more, medium from 10 to 14, low below 10. */
export function weightOf(weight: number): 'high' | 'medium' | 'low' {
  if (weight >= 15) return 'high';
  return weight >= 10 ? 'medium' : 'low';
}
