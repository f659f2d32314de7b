/** Tells two versions of a list apart. Not for secrets: anyone can find another list with the same number. */
export function checksumOf(list: unknown): number {
  let sum = 0;
  for (const letter of JSON.stringify(list)) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return sum;
}
